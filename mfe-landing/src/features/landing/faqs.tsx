import { Band, Heading, Icon, Stack, Text, color, radius, space, styled } from '@ifj/shared-ui';
import { faqs } from './faqs-content.ts';

const Column = styled.div({ maxWidth: 760, marginInline: 'auto' });

const Faq = styled.details({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

const Question = styled.summary({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
  padding: space(2),
  fontWeight: 600,
  cursor: 'pointer',
  borderRadius: radius.medium,
  // Safari draws its own triangle all the same.
  '::-webkit-details-marker': { display: 'none' },
  ':hover': { color: color.primary },
  '& svg': { flex: 'none', color: color.primary },
});

const Answer = styled.div({ padding: `0 ${space(2)} ${space(2)}` });

/** Questions as native disclosures: they open without any script. */
export function Faqs() {
  return (
    <Band tone="page" id="faqs" labelledBy="faqs-heading">
      <Column>
        <Stack gap={3}>
          <Heading level={2} size="title" id="faqs-heading">
            Frequently asked questions
          </Heading>
          <Stack gap={1}>
            {faqs.map(({ question, answer }) => (
              <Faq key={question}>
                <Question>
                  {question}
                  <Icon name="down" size={20} />
                </Question>
                <Answer>
                  <Text>{answer}</Text>
                </Answer>
              </Faq>
            ))}
          </Stack>
        </Stack>
      </Column>
    </Band>
  );
}
