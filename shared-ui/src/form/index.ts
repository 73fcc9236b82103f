export { Form, type FormState } from './form.tsx';
export { SubmitError, type ServerError } from './submit-error.ts';
export { moveDraft, readDraft, removeDraft, removeDrafts } from './leaving/draft.ts';
export { SubmitButton } from './submit-button.tsx';
export {
  DateField,
  DateTimeField,
  NumberTextField,
  PhoneField,
  TextField,
} from './fields/text-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { TextAreaField } from './fields/text-area-field.tsx';
export { SelectField, type Option } from './fields/select-field.tsx';
export { RadioField } from './fields/radio-field.tsx';
export { AutocompleteField } from './fields/autocomplete-field.tsx';
export { MoneyRangeField } from './fields/money-range-field.tsx';
export {
  amountToMoneyRange,
  emptyMoneyRange,
  moneyRangeSchema,
  moneyRangeToAmount,
  type MoneyRange,
} from './fields/money-range.ts';
export { FileField } from './fields/file-field.tsx';
export type { FileKind } from './fields/file-rules.ts';
export { UploadProgress } from './upload-progress.tsx';
export { OwnAccountSection } from '../account/own-account-section.tsx';
