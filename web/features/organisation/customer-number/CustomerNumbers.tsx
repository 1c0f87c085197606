import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { compareCustomerNumbers } from '@omsorg/contract/organisation/customer-number/compare-customer-numbers.ts'
import { listCustomerNumbers } from '@omsorg/contract/organisation/customer-number/list-customer-numbers.ts'
import { saveCustomerNumbers } from '@omsorg/contract/organisation/customer-number/save-customer-numbers.ts'
import { readTherapyAreas } from '@omsorg/contract/organisation/therapy-area/read-therapy-areas.ts'
import type { NodeOf } from '@omsorg/domain/organisation/node/node-address.ts'
import IconArrowsDiff from '@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import css from './CustomerNumbers.module.css'
import { NumberDialog } from './NumberDialog.tsx'
import { NumberTable } from './NumberTable.tsx'
import { type CustomerNumber, type NumberToSave, toSave, withoutNumber } from './numbers.ts'

interface CustomerNumbersProps {
  readonly node: NodeOf<'Client' | 'CarePlace'>
  readonly mayChange: boolean
}

type InErp = AnswerOf<typeof compareCustomerNumbers>['inErp'][number]

/** The customer numbers of a client or a care place, and how they stand to the ERP (A-2.7-09, A-2.7-29). */
export default function CustomerNumbers({ node, mayChange }: CustomerNumbersProps) {
  const [t] = useTextsAndFormat()
  const { kind } = node
  const title = t.organisation.actionNames[kind === 'Client' ? 'CustomerNumber' : 'CarePlaceCustomerNumber']
  const params = { nodeType: kind, nodeId: node.id }
  const answer = useAnswer(listCustomerNumbers, { params }, { anew: true })
  return (
    <SettingsAnswer title={title} answer={answer}>
      {answer.data && (
        <Numbers
          title={title}
          params={params}
          view={answer.data}
          mayChange={mayChange}
          onChanged={() => void answer.refetch()}
        />
      )}
    </SettingsAnswer>
  )
}

function erpFacts(theirs: InErp): NumberToSave {
  const { countryCode, entryCode, isNew: _, ...rest } = theirs
  return {
    ...rest,
    ...(countryCode === undefined ? {} : { countryCode: countryCode || null }),
    ...(entryCode === undefined ? {} : { entryCode: entryCode || null }),
  }
}

interface NumbersProps {
  readonly title: string
  readonly params: { readonly nodeType: 'Client' | 'CarePlace'; readonly nodeId: string }
  readonly view: AnswerOf<typeof listCustomerNumbers>
  readonly mayChange: boolean
  readonly onChanged: () => void
}

function Numbers({ title, params, view, mayChange, onChanged }: NumbersProps) {
  const [t] = useTextsAndFormat()
  const words = t.organisationClients.numbers
  const { customerNumbers: numbers, rowVersion } = view
  const outdates = [readClient, readCarePlace, readTherapyAreas]
  const saving = useAction(saveCustomerNumbers, { resolves: ['stale', 'number-of-area'], done: words.saved, outdates })
  const comparing = useAction(compareCustomerNumbers, {
    resolves: ['customer-unknown', 'erp-unavailable'],
    done: words.compared,
  })
  const [edited, setEdited] = useState<{ first: NumberToSave | null; former: string | null } | null>(null)
  const [inErp, setInErp] = useState<readonly InErp[]>([])
  const [isStale, setStale] = useState(false)

  async function compare(): Promise<void> {
    const result = await comparing.run({ params })
    if (!result?.ok) return
    setInErp(result.value.inErp)
    onChanged()
  }
  async function save(customerNumbers: NumberToSave[]): Promise<void> {
    const result = await saving.run({ params, input: { customerNumbers, rowVersion } })
    if (result?.ok) onChanged()
    else if (result?.reason === 'stale') setStale(true)
  }
  /** The facts of the ERP, in the form, to be looked at before they are saved. */
  function takeOver(number: CustomerNumber): void {
    const theirs = inErp.find((each) => each.number === number.number)
    if (!theirs) return
    setEdited({ first: { ...toSave(number), ...erpFacts(theirs) }, former: number.number })
  }
  const unknown = comparing.notDone?.reason
  return (
    <Card
      title={title}
      note={words.lead}
      aside={
        mayChange && (
          <span className="o-row-8">
            <Button size="compact" icon={<IconArrowsDiff />} busy={comparing.busy} onClick={() => void compare()}>
              {words.compare}
            </Button>
            <Button
              variant="tinted"
              size="compact"
              icon={<IconPlus />}
              onClick={() => setEdited({ first: null, former: null })}
            >
              {words.add}
            </Button>
          </span>
        )
      }
    >
      <div className={css.top}>
        {!mayChange && <p className="o-second">{t.organisation.actions.readOnly}</p>}
        {isStale && (
          <StaleNotice
            title={t.organisation.settings.staleTitle}
            body={words.stale}
            onReload={() => {
              setStale(false)
              onChanged()
            }}
          />
        )}
        {saving.notDone?.reason === 'number-of-area' && (
          <Notice tone="error" spoken>
            {words.ofArea}
          </Notice>
        )}
        {unknown === 'customer-unknown' && (
          <Notice tone="error" spoken>
            {words.unknownInErp}
          </Notice>
        )}
        {unknown === 'erp-unavailable' && (
          <Notice tone="error" spoken>
            {words.erpUnavailable}
          </Notice>
        )}
      </div>
      <NumberTable
        title={title}
        numbers={numbers}
        mayChange={mayChange}
        canTakeOver={inErp.length > 0}
        onEdit={(number) => setEdited({ first: toSave(number), former: number.number })}
        onTakeOver={takeOver}
        onRemove={(number) => save(withoutNumber(numbers, number.number))}
        isRemoving={saving.busy}
      />
      {inErp.some(({ isNew }) => isNew) && (
        <div className={css.top}>
          <h3>{words.newInErp}</h3>
          <ul>
            {inErp
              .filter(({ isNew, number }) => isNew && !numbers.some((each) => each.number === number))
              .map((facts) => (
                <li key={facts.number}>
                  <b>{facts.number}</b> {[facts.name, facts.address, facts.city].filter(Boolean).join(', ')}{' '}
                  <Button size="small" onClick={() => setEdited({ first: erpFacts(facts), former: null })}>
                    {words.take({ number: facts.number })}
                  </Button>
                </li>
              ))}
          </ul>
        </div>
      )}
      {edited && (
        <NumberDialog
          params={params}
          numbers={numbers}
          rowVersion={rowVersion}
          {...edited}
          onClose={() => {
            setEdited(null)
            onChanged()
          }}
        />
      )}
    </Card>
  )
}
