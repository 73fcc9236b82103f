import styled from '@emotion/styled';
import { NavLink, useLocation } from 'react-router-dom';
import { countLook, tabLook, tabRow } from './tab-look.ts';
import { useTabInSight } from './use-tab-in-sight.ts';

const Row = styled.ul(tabRow);
const Tab = styled(NavLink)(tabLook);
const Count = styled.span(countLook);

interface LinkTabsProps {
  label: string;
  items: readonly { to: string; label: string; count?: number | undefined }[];
}

/** Tabs that are links, for parts with addresses of their own. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  const row = useTabInSight<HTMLUListElement>(useLocation().pathname);
  return (
    <nav aria-label={label}>
      <Row ref={row}>
        {items.map((item) => (
          <li key={item.to}>
            <Tab to={item.to} end>
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </Tab>
          </li>
        ))}
      </Row>
    </nav>
  );
}
