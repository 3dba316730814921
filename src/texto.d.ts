/** A law's published text, loaded as a string (scripts/law-text.cjs). */
declare module '*.txt' {
  const texto: string;
  export default texto;
}
