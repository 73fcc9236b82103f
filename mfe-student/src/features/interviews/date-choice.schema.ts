import { object, string } from 'yup';
import type { OfferName } from './offers.ts';

export interface DateChoiceValues {
  selected_date: OfferName | '';
}

export const nothingChosen: DateChoiceValues = { selected_date: '' };

export const choiceSchema = object({
  selected_date: string().required('Please select an alternative date before confirming.'),
});
