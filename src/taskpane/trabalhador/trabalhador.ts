import { expose } from 'comlink';
import { TrabalhoDoPainel } from './trabalho';

expose(new TrabalhoDoPainel());
