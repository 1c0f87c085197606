import { languages } from '@omsorg/texts/language.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { type TakingForm, useTakenFields } from '../record/taken-by.ts'
import { ParentField } from './ParentField.tsx'
import type { UserFields } from './user-fields.ts'
import css from './UserForm.module.css'

interface UserFieldsetProps<Values extends UserFields> {
  readonly form: TakingForm<Values>
  /** Whose fields they are; nobody's of a new user. */
  readonly userId?: number | undefined
  /** A care unit forms no groups. */
  readonly hasGroup?: boolean | undefined
}

/** The fields of a user: the name, how they are reached, and the group. */
export function UserFieldset<Values extends UserFields>({
  form: given,
  userId,
  hasGroup = true,
}: UserFieldsetProps<Values>) {
  const t = useAllTexts()
  const { fields: words, helps, edit } = t.organisationUsers
  const { required } = t.common.states
  // Of whatever else the form holds, this part knows nothing.
  const form = given as unknown as TakingForm<UserFields>
  const { fill } = form
  const own = useTakenFields(form, userId)
  return (
    <>
      <fieldset className={css.fields}>
        <legend>{edit.own}</legend>
        <TextField label={words.firstName} autoComplete="off" required={required} {...form.field('firstName')} />
        <TextField label={words.lastName} autoComplete="off" required={required} {...form.field('lastName')} />
        <TextField label={words.userName} autoComplete="off" required={required} {...own('userName')} />
      </fieldset>
      <fieldset className={css.fields}>
        <legend>{edit.contact}</legend>
        <TextField label={words.email} type="email" autoComplete="off" help={helps.email} {...own('email')} />
        <TextField label={words.phone} type="tel" autoComplete="off" {...form.field('phone')} />
        <SelectField
          label={words.language}
          help={helps.language}
          options={languages.map((each) => ({ value: each, label: languageName(each) }))}
          {...form.field('language')}
        />
      </fieldset>
      {hasGroup && (
        <fieldset className={css.fields}>
          <legend>{edit.group}</legend>
          <CheckboxField label={words.isParentUser} help={helps.isParentUser} {...checkbox('isParentUser')} />
          <ParentField
            id={form.idOf('parentUserId')}
            value={form.values.parentUserId}
            error={form.errorOf('parentUserId')}
            onChange={(parentUserId) => fill({ parentUserId })}
          />
          <CheckboxField label={words.visible} help={helps.visible} {...checkbox('visible')} />
        </fieldset>
      )}
    </>
  )

  function checkbox(name: 'isParentUser' | 'visible') {
    const { invalid: _invalid, ...props } = form.field(name)
    return props
  }
}
