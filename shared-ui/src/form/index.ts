export { Form, type FormState } from './form.tsx';
export { SubmitError, type ServerError } from './submit-error.ts';
export { moveDraft, removeDraft, removeDrafts } from './draft.ts';
export { SubmitButton } from './submit-button.tsx';
export { DateField, DateTimeField, NumberTextField, PhoneField, TextField } from './text-field.tsx';
export { PasswordField } from './password-field.tsx';
export { TextAreaField } from './text-area-field.tsx';
export { SelectField, type Option } from './select-field.tsx';
export { RadioField } from './radio-field.tsx';
export { AutocompleteField } from './autocomplete-field.tsx';
export { MoneyRangeField } from './money-range-field.tsx';
export {
  amountToMoneyRange,
  emptyMoneyRange,
  moneyRangeSchema,
  moneyRangeToAmount,
  optionalMoneyRangeSchema,
  type MoneyRange,
} from './money-range.ts';
export { FileField } from './file-field.tsx';
export type { FileKind } from './file-rules.ts';
export { UploadProgress } from './upload-progress.tsx';
export { OwnAccountSection } from '../account/own-account-section.tsx';
