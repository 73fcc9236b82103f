import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { formatBytes } from '../../format/text.ts';
import { Icon } from '../../icon/icon.tsx';
import { HiddenText, Text } from '../../layout/text.tsx';
import { useAnnounce } from '../../states/announcer.tsx';
import { color, radius, visuallyHidden } from '../../theme/tokens.ts';
import { useFormContext } from '../form-context.ts';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { describeRules, fileProblem, type FileKind } from './file-rules.ts';
import { useFormField } from './use-form-field.ts';

const Box = styled.div({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 8px 8px 16px',
  border: `1px dashed ${color.control}`,
  borderRadius: radius.medium,
  background: color.surface,
  ':hover': { borderColor: color.primary },
  ':has(input:focus-visible)': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  '&[data-over]': { borderColor: color.primary, background: color.tint },
  '&[data-chosen]': { borderStyle: 'solid' },
  '&[data-refused]': { borderColor: color.danger },
  '& > svg': { flex: 'none', color: color.primary },
});

const Input = styled.input(visuallyHidden);

const Pick = styled.label({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  cursor: 'pointer',
  '& > b': { color: color.primary, fontWeight: 600 },
});

const inWords = ({ name, size }: File): string => `Chosen: ${name}, ${formatBytes(size)}`;

interface FileFieldProps extends FieldProps {
  kinds: readonly FileKind[];
  maxBytes: number;
}

/** A file. Says its rules before one is chosen; a refused file leaves the former one in place. */
export function FileField({ name, label, hint, optional, kinds, maxBytes }: FileFieldProps) {
  const field = useFormField<File | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const lastChosen = useRef<File>(null);
  const announce = useAnnounce();
  const [refused, setRefused] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const rules = { kinds, maxBytes };
  const file = field.value;
  // What is sent now is the file in place: from here on the answer to it counts.
  if (field.submitting && file && refused !== null) setRefused(null);
  const { [name]: lost } = useFormContext().lostFiles;
  const shown = { ...field, error: refused ?? field.error };
  const chosenId = `${field.id}-chosen`;
  const note = (
    <>
      {describeRules(rules)}.{hint && <> {hint}</>}
      {lost !== undefined && !file && <b> “{lost}” could not be kept: choose it once more.</b>}
    </>
  );

  // What is being sent stays as it is; dropping asks no disabled input.
  const canTake = () => input.current?.disabled === false;

  async function take(chosen: File | undefined) {
    if (!chosen || !canTake()) return;
    lastChosen.current = chosen;
    const problem = await fileProblem(chosen, rules);
    if (lastChosen.current !== chosen || !canTake()) return;
    setRefused(problem);
    if (problem === null) field.change(chosen);
    announce(problem ?? inWords(chosen));
  }

  return (
    <FieldFrame field={shown} label={label} hint={note} optional={optional}>
      <Box
        data-over={over || undefined}
        data-chosen={file ? true : undefined}
        data-refused={shown.error === undefined ? undefined : true}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!field.submitting);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <Icon name={file ? 'file' : 'upload'} />
        <Input
          ref={input}
          id={field.id}
          name={name}
          type="file"
          accept={kinds.map((kind) => `.${kind}`).join(',')}
          disabled={field.submitting}
          aria-invalid={shown.error !== undefined}
          aria-describedby={[file && chosenId, describedBy(shown, note)].filter(Boolean).join(' ')}
          aria-required={!optional}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {file && <HiddenText id={chosenId}>{inWords(file)}</HiddenText>}
        <Pick htmlFor={field.id} aria-hidden="true">
          {file ? (
            <>
              <Text as="span" strong>
                {file.name}
              </Text>
              <Text as="span" tone="muted" size="small">
                {formatBytes(file.size)}
                {!field.submitting && ', press to choose another'}
              </Text>
            </>
          ) : (
            <b>Choose a file</b>
          )}
        </Pick>
        {file && !field.submitting && (
          <IconButton
            icon="close"
            label={`Remove ${file.name}`}
            onClick={() => {
              lastChosen.current = null;
              field.change(null);
              setRefused(null);
              input.current?.focus();
            }}
          />
        )}
      </Box>
    </FieldFrame>
  );
}
