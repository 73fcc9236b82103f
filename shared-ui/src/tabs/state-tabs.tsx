import styled from '@emotion/styled';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { space } from '../theme/tokens.ts';
import { countLook, tabLook, tabRow } from './tab-look.ts';
import { useTabInSight } from './use-tab-in-sight.ts';

const Row = styled.div(tabRow);
const Tab = styled.button(tabLook);
const Count = styled.span(countLook);
const Panel = styled.div({ paddingBlockStart: space(2) });

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** Shown beside the label. */
  count?: number | undefined;
}

interface StateTabsProps<Value extends string> {
  /** What the tabs divide, for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Tabs whose choice is the caller's state; arrow keys, Home and End move it. */
export function StateTabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  children,
}: StateTabsProps<Value>) {
  const id = useId();
  const row = useTabInSight(value);

  function move(event: KeyboardEvent) {
    const step = moves[event.key];
    if (!step) return;
    event.preventDefault();
    const current = items.findIndex((item) => item.value === value);
    const next = step(current, items.length - 1);
    const item = items[next];
    if (!item) return;
    onChange(item.value);
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label}>
        {items.map((item) => (
          <Tab
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => {
              onChange(item.value);
            }}
            onKeyDown={move}
          >
            {item.label}
            {item.count !== undefined && <Count>{item.count}</Count>}
          </Tab>
        ))}
      </Row>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Panel>
    </div>
  );
}
