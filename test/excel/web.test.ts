/** @jest-environment jsdom */
import { hostScenarios } from './scenarios/all';

hostScenarios('web');
