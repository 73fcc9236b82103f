/**
 * What areas get when they import `react-router-dom`: the one router of the page, reduced to what
 * a page may use. A name that is missing here has to be added before an area can be built with it.
 */
export {
  Link,
  NavigationType,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Navigate } from '../navigation/navigate.tsx';
