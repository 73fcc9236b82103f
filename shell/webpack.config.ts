import { shell } from '@ifj/delivery/build';

export default shell(import.meta.dirname, {
  narrow: { 'react-router-dom': 'src/areas/platform-router.ts' },
  paths: ['/dashboard'],
});
