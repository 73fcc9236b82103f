import { area } from '@ifj/delivery/build';

export default area(import.meta.dirname);
