import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { updateOperator } from '@omsorg/contract/sign-in/operator/update-operator.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { useRef, useState } from 'react'
import { authorName } from '../../../platform/author-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import type { OperatorTree } from '../tree/operator-tree.ts'
import { operatorOf, type OperatorValues, valuesOf } from './operator-values.ts'
import { OperatorFields, takenBy } from './OperatorFields.tsx'

type Operator = AnswerOf<typeof readOperator>

/** Who an operator is, and where they work (A-2.7-35). */
export default function EditOperator({ node, tree }: ActionScreenProps<'Operator'>) {
  const t = useAllTexts()
  const title = t.organisation.actionNames.EditOperator
  const answer = useAnswer(readOperator, { params: { id: node.personId } }, { anew: true })
  return (
    <SettingsAnswer title={title} failed={answer.error ? answer : undefined}>
      {answer.data?.can.change.reason === 'own-account' ? (
        <Card title={title} padded>
          <Notice tone="quiet">{t.organisationOperators.own}</Notice>
        </Card>
      ) : (
        answer.data && <KnownOperator operator={answer.data} tree={tree} />
      )}
    </SettingsAnswer>
  )
}

function KnownOperator({ operator, tree }: { readonly operator: Operator; readonly tree: OperatorTree }) {
  const t = useAllTexts()
  const { fields, helps, applications, saved: done } = t.organisationOperators
  const { id } = operator
  /** The version over which is saved: that of a later change, once it is seen. */
  const version = useRef(operator.rowVersion)
  const [saved, setSaved] = useState(() => valuesOf(operator))
  const form = useForm(updateOperator, {
    id: 'operator',
    tidy: { firstName: capitalisedName, lastName: capitalisedName },
    initial: valuesOf(operator),
    toSend: (values) => ({ input: { id, ...operatorOf(values), rowVersion: version.current } }),
    resolves: ['stale', 'user-name-taken', 'email-taken'],
    done,
    outdates: [readOperator],
  })

  async function save(): Promise<boolean> {
    const result = await form.submit()
    if (result?.ok) take(valuesOf(result.value), result.value.rowVersion)
    return result?.ok === true
  }

  const detail = form.notDone?.reason === 'stale' ? form.notDone.detail : null
  function take(values: OperatorValues, rowVersion: number): void {
    version.current = rowVersion
    setSaved(values)
    form.fill(values)
    tree.rename(String(id), `${values.firstName} ${values.lastName}`.trim())
  }
  const said = (name: keyof OperatorValues, value: string): string => {
    if (name === 'marketAreaCode') return t.common.markets[Number(value) as MarketCode]
    if (name === 'application') return applications[value as OperatorValues['application']]
    return name === 'language' ? languageName(value as OperatorValues['language']) : value
  }
  return (
    <RecordForm
      title={t.organisation.actionNames.EditOperator}
      typed={form.values}
      saved={saved}
      labels={fields}
      wordOf={said}
      theirs={
        detail && {
          values: valuesOf(detail.operator),
          rowVersion: detail.operator.rowVersion,
          changed: detail.changed && { at: detail.changed.at, by: authorName(detail.changed.by, t) || null },
        }
      }
      busy={form.busy}
      onSave={save}
      onUndo={() => form.fill(saved)}
      onKeepMine={({ rowVersion }) => {
        version.current = rowVersion
        void save()
      }}
      onTakeTheirs={({ values, rowVersion }) => {
        take(values, rowVersion)
        form.reset()
      }}
    >
      <OperatorFields
        taken={takenBy(form.notDone?.reason)}
        onRetype={form.reset}
        form={form}
        applicationKept={operator.roles.length > 0 ? helps.applicationKept : undefined}
      />
    </RecordForm>
  )
}
