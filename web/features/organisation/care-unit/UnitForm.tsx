import { isUnitFormChanged, shortestUnitName, unitName } from '@omsorg/domain/organisation/node/node-name.ts'
import type { ReactNode } from 'react'
import type { FieldError, Form as FormOf } from '../../../platform/forms/use-form.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from '../user/UserForm.module.css'

export interface UnitFields {
  readonly name: string
}

/** The rule of the name, in the words of the form; of an empty one the bounds say that it is required (A-5-01, A-5-02). */
export function unitNameErrors({ name }: UnitFields, words: { readonly nameShort: string }): readonly FieldError[] {
  return name.trim() === '' || unitName(name).ok ? [] : [{ at: 'name', text: words.nameShort }]
}

interface UnitFormProps {
  readonly title: string
  readonly form: FormOf<UnitFields>
  /** As it was loaded; empty for a new one. */
  readonly loaded: string
  /** While it is being saved, which the button shows (A-4.7-08). */
  readonly busy: boolean
  readonly onSave: () => Promise<unknown>
  /** What stands above the field, such as that somebody else was quicker. */
  readonly notice?: ReactNode
  /** It takes the place of one that was just sent. */
  readonly hasFocus?: boolean
}

/** One field, the name, with Save and Cancel. Cancel puts the name back that was loaded. */
export function UnitForm({ title, form, loaded, busy, onSave, notice, hasFocus = false }: UnitFormProps) {
  const { unit: words } = useAllTexts().organisation
  const { fill } = form
  const isChanged = () => isUnitFormChanged({ loaded, typed: form.read().name })
  return (
    <Card title={title} padded="stack">
      <LeavingQuestion hasSteps isDirty={() => isChanged() && !busy} />
      {notice}
      <Form className="o-stack" onSend={onSave}>
        <TextField
          label={words.name}
          help={words.nameHelp}
          minLength={shortestUnitName}
          autoComplete="off"
          autoFocus={hasFocus}
          {...form.field('name')}
        />
        <div className={css.actions}>
          <Button type="submit" variant="primary" busy={busy}>
            {words.save}
          </Button>
          <Button
            reason={isUnitFormChanged({ loaded, typed: form.values.name }) ? undefined : words.unchanged}
            onClick={() => fill({ name: loaded })}
          >
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
