import { readStates } from '../../../scripts/screens/screen-states.ts';
import { lookAtScreens } from './look.ts';
import { screens } from './mfe-auth.ts';

lookAtScreens('mfe-auth', readStates('mfe-auth'), screens);
