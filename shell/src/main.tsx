import { start } from './bootstrap.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the product');

void start(root, document.getElementById('discovery')?.nonce);
