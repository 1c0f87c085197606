import type { AnswerOf, Definition } from '@omsorg/contract/endpoint.ts'
import type { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import type { ReactNode } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import type { SendingForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useStepPart } from '../wizard/step-part.ts'
import { TheirRecord } from './TheirRecord.tsx'
import type { KeptRecord, SavedRecord } from './use-saved-record.ts'

/** A record as somebody else has saved it meanwhile. */
export interface Theirs<Values> extends KeptRecord<Values> {
  readonly changed: AnswerOf<typeof readClient>['changed']
}

interface RecordFormProps<E extends Definition, Values extends object> {
  readonly title: string
  readonly form: SendingForm<E, Values>
  readonly record: SavedRecord<Values>
  /** The record as the answer to a save has it. */
  readonly recordOf: (answer: AnswerOf<E>) => KeptRecord<Values>
  /** Told of what is saved, or taken over from somebody else. */
  readonly onKept: (values: Values) => void
  /** The fields, each with what it is called. */
  readonly labels: Readonly<Record<keyof Values & string, string>>
  /** A value in words, where that is not what is typed. */
  readonly wordOf?: (name: keyof Values & string, value: string) => string
  readonly theirs: Theirs<Values> | null
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The form of a record that stands: its fields, Save and Undo, and what is to be chosen when somebody else was quicker. */
export function RecordForm<E extends Definition, Values extends object>(props: RecordFormProps<E, Values>) {
  const { title, form, record, recordOf, onKept, labels, wordOf, theirs } = props
  const { values: typed, busy } = form
  const { saved } = record
  const { unit: words } = useAllTexts().organisation
  const names = Object.keys(labels) as (keyof Values & string)[]
  const isChanged = names.some((name) => typed[name] !== saved[name])

  async function save(): Promise<boolean> {
    const result = await form.submit()
    if (result?.ok) keep(recordOf(result.value))
    return result?.ok === true
  }
  function keep(kept: KeptRecord<Values>): void {
    record.keep(kept)
    form.fill(kept.values)
    onKept(kept.values)
  }
  const isStep = useStepPart({ isChanged: () => isChanged, save })
  return (
    <Card title={title} padded="stack">
      <LeavingQuestion hasSteps isDirty={() => isChanged && !busy} />
      {theirs && (
        <TheirRecord
          changed={theirs.changed}
          differing={names
            .filter((name) => theirs.values[name] !== typed[name])
            .map((name) => {
              const value = String(theirs.values[name])
              return { label: labels[name], theirs: wordOf?.(name, value) ?? value }
            })}
          onKeepMine={() => {
            record.version.current = theirs.rowVersion
            void save()
          }}
          onTakeTheirs={() => {
            keep(theirs)
            form.reset()
          }}
        />
      )}
      {props.notice}
      <Form className="o-stack" onSend={save}>
        {props.children}
        <div className="o-row-center">
          {!isStep && (
            <Button type="submit" variant="primary" busy={busy}>
              {words.save}
            </Button>
          )}
          <Button reason={isChanged ? undefined : words.unchanged} onClick={() => form.fill(saved)}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
