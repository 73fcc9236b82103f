import styled from '@emotion/styled';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useColorMode, type ColorMode } from './color-mode.ts';
import { color, fontSize, radius, visuallyHidden } from './tokens.ts';

const Group = styled.fieldset({
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  margin: 0,
  padding: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  minWidth: 0,
});

const Legend = styled.legend(visuallyHidden);

const Choice = styled.label({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 44,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: '6px 4px',
  borderRadius: radius.small,
  fontSize: fontSize.small,
  fontWeight: 500,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: color.muted,
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':has(:checked)': { background: color.tint, color: color.onTint },
  ':has(:focus-visible)': { outline: `3px solid ${color.primary}`, outlineOffset: 1 },
  '& input': { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' },
});

const choices: { mode: ColorMode; label: string; icon: IconName }[] = [
  { mode: 'system', label: 'As device', icon: 'device' },
  { mode: 'light', label: 'Light', icon: 'sun' },
  { mode: 'dark', label: 'Dark', icon: 'moon' },
];

/** The switch between the device's own colours, light and dark. */
export function ColorModeSwitch() {
  const { mode, setMode } = useColorMode();
  return (
    <Group>
      <Legend>Colours</Legend>
      {choices.map((choice) => (
        <Choice key={choice.mode}>
          <input
            type="radio"
            name="ifj-color-mode"
            checked={mode === choice.mode}
            onChange={() => {
              setMode(choice.mode);
            }}
          />
          <Icon name={choice.icon} size={20} />
          {choice.label}
        </Choice>
      ))}
    </Group>
  );
}
