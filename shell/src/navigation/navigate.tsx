import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useNavigate, type NavigateProps } from 'react-router-dom';

/**
 * Leads to another address as soon as it is drawn. In place of the router's own component, which
 * waits until its empty place has been painted: the screen would flash.
 */
export function Navigate({ to, replace = false, state, relative = 'route' }: NavigateProps): null {
  const navigate = useNavigate();
  const target = JSON.stringify(to);
  const lead = useCallback(
    (over: boolean) => {
      const address = JSON.parse(target) as NavigateProps['to'];
      void navigate(address, { replace: over, state: state as unknown, relative });
    },
    [navigate, target, state, relative],
  );
  useLayoutEffect(() => {
    lead(replace);
  }, [lead, replace]);
  // On the first screen the router does not listen yet: this time it does.
  useEffect(() => {
    lead(true);
  }, [lead]);
  return null;
}
