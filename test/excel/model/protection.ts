import { accessDenied, invalidArgument } from '../errors';

/** The protection of a sheet or of the workbook's structure. */
export class Protection {
  on = false;
  options: Record<string, unknown> = {};
  private password: string | undefined;

  protect(options: Record<string, unknown> = {}, password?: string): void {
    // Protecting twice is refused, not ignored (office-js issue 6784).
    if (this.on) throw accessDenied('already protected');
    this.on = true;
    this.options = options;
    this.password = password;
  }

  unprotect(password?: string): void {
    if (!this.on) throw accessDenied('not protected');
    if (this.password !== undefined && this.password !== password) throw invalidArgument('wrong password');
    this.on = false;
    this.options = {};
    this.password = undefined;
  }
}
