import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { updateOperator } from '@omsorg/contract/sign-in/operator/update-operator.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { authorName } from '../../../platform/author-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { RecordForm } from '../record/RecordForm.tsx'
import { useSavedRecord } from '../record/use-saved-record.ts'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import type { OperatorTree } from '../tree/operator-tree.ts'
import { operatorOf, type OperatorValues, valuesOf } from './operator-values.ts'
import { OperatorFields } from './OperatorFields.tsx'

type Operator = AnswerOf<typeof readOperator>

/** Who an operator is, and where they work (A-2.7-35). */
export default function EditOperator({ node, tree }: ActionScreenProps<'Operator'>) {
  const t = useAllTexts()
  const title = t.organisation.actionNames.EditOperator
  const answer = useAnswer(readOperator, { params: { id: node.personId } }, { anew: true })
  return (
    <SettingsAnswer title={title} answer={answer}>
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
  const record = useSavedRecord(() => recordOf(operator))
  const form = useForm(updateOperator, {
    id: 'operator',
    tidy: { firstName: capitalisedName, lastName: capitalisedName },
    initial: record.saved,
    toSend: (values) => ({ input: { id, ...operatorOf(values), rowVersion: record.version.current } }),
    resolves: ['stale', 'user-name-taken', 'email-taken'],
    done,
    outdates: [readOperator, listUserEvents],
  })

  const detail = form.notDone?.reason === 'stale' ? form.notDone.detail : null
  const said = (name: keyof OperatorValues, value: string): string => {
    if (name === 'marketAreaCode') return t.common.markets[Number(value) as MarketCode]
    if (name === 'application') return applications[value as OperatorValues['application']]
    return name === 'language' ? languageName(value as OperatorValues['language']) : value
  }
  return (
    <RecordForm
      title={t.organisation.actionNames.EditOperator}
      {...{ form, record, recordOf }}
      onKept={({ firstName, lastName }) => tree.rename(String(id), `${firstName} ${lastName}`.trim())}
      labels={fields}
      wordOf={said}
      theirs={
        detail && {
          ...recordOf(detail.operator),
          changed: detail.changed && { at: detail.changed.at, by: authorName(detail.changed.by, t) || null },
        }
      }
    >
      <OperatorFields
        form={form}
        operatorId={id}
        applicationKept={operator.roles.length > 0 ? helps.applicationKept : undefined}
      />
    </RecordForm>
  )
}

function recordOf(operator: Parameters<typeof valuesOf>[0] & { readonly rowVersion: number }) {
  return { values: valuesOf(operator), rowVersion: operator.rowVersion }
}
