import { readStates } from '../../../scripts/screens/screen-states.ts';
import { lookAtScreens } from './look.ts';
import { screens } from './shell.ts';

lookAtScreens('shell', readStates('shell'), screens);
