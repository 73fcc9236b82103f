import { Type, type Static } from 'typebox';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const strict = { additionalProperties: false };

export const LandingFigure = Type.Object(
  {
    value: Type.String({ minLength: 1, maxLength: 12, description: 'As it is shown: "5,000+".' }),
    label: text(60),
  },
  { ...strict, $id: 'LandingFigure' },
);

export const LandingStory = Type.Object(
  {
    name: text(60),
    about: Type.String({ minLength: 1, maxLength: 80, description: 'Who tells it.' }),
    text: text(400),
    is_example: Type.Boolean({ description: 'Made up, to show how it can go; it is marked so.' }),
  },
  { ...strict, $id: 'LandingStory' },
);

/** What a file with the contents of the start page holds. */
export const LandingContent = Type.Object(
  {
    figures: Type.Array(LandingFigure, { minItems: 1, maxItems: 4 }),
    stories: Type.Array(LandingStory, { minItems: 1, maxItems: 6 }),
  },
  strict,
);
export type LandingContent = Static<typeof LandingContent>;

export const Landing = Type.Object(
  {
    figures: Type.Array(Type.Ref('LandingFigure')),
    stories: Type.Array(Type.Ref('LandingStory')),
    support_address: Type.String(),
  },
  { $id: 'Landing' },
);

export const landingSchemas = [LandingFigure, LandingStory, Landing];
