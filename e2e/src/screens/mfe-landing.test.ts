import { readStates } from '../../../scripts/screens/screen-states.ts';
import { lookAtScreens } from './look.ts';
import { screens } from './mfe-landing.ts';

lookAtScreens('mfe-landing', readStates('mfe-landing'), screens);
