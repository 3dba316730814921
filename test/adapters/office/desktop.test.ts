/** @jest-environment jsdom */
import { cenariosDoExcel } from './cenarios/todos';

cenariosDoExcel('desktop');
