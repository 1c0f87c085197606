import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import type { ReactNode } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useStepPart } from '../wizard/step-part.ts'
import { TheirRecord } from './TheirRecord.tsx'

/** A record as somebody else has saved it meanwhile. */
export interface Theirs<Values> {
  readonly values: Values
  readonly rowVersion: number
  readonly changed: AnswerOf<typeof readClient>['changed']
}

interface RecordFormProps<Values> {
  readonly title: string
  /** What stands in the fields. */
  readonly typed: Values
  readonly saved: Values
  /** The fields, each with what it is called. */
  readonly labels: Readonly<Record<keyof Values & string, string>>
  /** A value in words, where that is not what is typed. */
  readonly wordOf?: (name: keyof Values & string, value: string) => string
  readonly theirs: Theirs<Values> | null
  readonly busy: boolean
  /** True when it is saved. */
  readonly onSave: () => Promise<boolean>
  readonly onUndo: () => void
  /** Theirs is seen: what stands here replaces it, or it replaces what stands here. */
  readonly onKeepMine: (theirs: Theirs<Values>) => void
  readonly onTakeTheirs: (theirs: Theirs<Values>) => void
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The form of a record that stands: its fields, Save and Undo, and what is to be chosen when somebody else was quicker. */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { title, typed, saved, labels, wordOf, theirs, busy, onSave, onUndo, onKeepMine, onTakeTheirs } = props
  const { unit: words } = useAllTexts().organisation
  const names = Object.keys(labels) as (keyof Values & string)[]
  const isChanged = names.some((name) => typed[name] !== saved[name])
  const isStep = useStepPart({ isChanged: () => isChanged, save: onSave })
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
          onKeepMine={() => onKeepMine(theirs)}
          onTakeTheirs={() => onTakeTheirs(theirs)}
        />
      )}
      {props.notice}
      <Form className="o-stack" onSend={onSave}>
        {props.children}
        <div className="o-row-center">
          {!isStep && (
            <Button type="submit" variant="primary" busy={busy}>
              {words.save}
            </Button>
          )}
          <Button reason={isChanged ? undefined : words.unchanged} onClick={onUndo}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
