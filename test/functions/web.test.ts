/** @jest-environment jsdom */
import { cenariosDasFuncoes } from './cenarios/emExcel';

cenariosDasFuncoes('web');
