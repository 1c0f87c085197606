import { assignInvoiceAreas } from '@omsorg/contract/sign-in/invoice-area/assign-invoice-areas.ts'
import { readUserNumbers } from '@omsorg/contract/sign-in/invoice-area/read-user-numbers.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { useId, useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { useStepPart } from '../wizard/step-part.ts'
import { StepLeaving } from '../wizard/StepLeaving.tsx'
import { AreasAtPlace } from './AreasAtPlace.tsx'
import { draftOf, isSameDraft, pairsOf, placesOf, type UserNumbers } from './invoice-area-draft.ts'
import css from '../user/UserForm.module.css'

/** From how many care places on they can be searched. */
const manyPlaces = 8

/** The customer numbers and invoice areas that a user chooses among at each care place. */
export default function InvoiceAreas({ node, mayChange }: ActionScreenProps<'User'>) {
  const t = useAllTexts()
  const answer = useAnswer(readUserNumbers, { query: { userId: node.personId } }, { anew: true })
  const { data } = answer
  if (data) return <AreaForm key={data.rowVersion} view={data} mayChange={mayChange} onReload={answer.refetch} />
  return (
    <Card title={t.organisation.actionNames.InvoiceAreas} padded>
      <InsteadOfAnswer answer={answer} kind="line" rows={6} />
    </Card>
  )
}

interface AreaFormProps {
  readonly view: UserNumbers
  readonly mayChange: boolean
  readonly onReload: () => unknown
}

function AreaForm({ view, mayChange, onReload }: AreaFormProps) {
  const t = useAllTexts()
  const { invoiceAreas: words, edit } = t.organisationUsers
  const before = draftOf(view)
  const [draft, setDraft] = useState(before)
  const [filter, setFilter] = useState('')
  const unchangedId = useId()
  const action = useAction(assignInvoiceAreas, {
    outdates: [readUserNumbers, listUserEvents],
    done: words.saved,
    resolves: ['stale'],
  })
  const isChanged = !isSameDraft(before, draft)
  const places = placesOf(view)
  const found = places.filter(({ name }) => name.toLocaleLowerCase().includes(filter.trim().toLocaleLowerCase()))
  const { userId, rowVersion } = view
  async function save(): Promise<boolean> {
    return (await action.run({ input: { userId, pairs: pairsOf(draft), rowVersion } }))?.ok === true
  }
  const isStep = useStepPart({ isChanged: () => isChanged, save })
  return (
    <Card title={t.organisation.actionNames.InvoiceAreas} padded="stack">
      <StepLeaving isDirty={() => isChanged && !action.busy} />
      {!mayChange && <Notice tone="quiet">{t.organisation.actions.readOnly}</Notice>}
      {action.notDone?.reason === 'stale' && (
        <StaleNotice title={edit.staleTitleUnknown} body={words.staleBody} onReload={() => void onReload()} />
      )}
      <p className="o-second">{words.help}</p>
      {places.length === 0 && <Notice tone="quiet">{words.noPlaces}</Notice>}
      {places.length >= manyPlaces && (
        <TextField label={words.filter} value={filter} onChange={(event) => setFilter(event.target.value)} />
      )}
      {places.length > 0 && found.length === 0 && <Notice tone="quiet">{words.noneFound}</Notice>}
      {found.map((place) => (
        <AreasAtPlace
          key={place.carePlaceId}
          place={place}
          areas={view.invoiceAreas}
          draft={draft}
          mayChange={mayChange}
          onChange={setDraft}
        />
      ))}
      {mayChange && !isStep && places.length > 0 && (
        <div className={css.actions}>
          <Button
            variant="primary"
            busy={action.busy}
            reasonId={isChanged ? undefined : unchangedId}
            onClick={() => void save()}
          >
            {edit.save}
          </Button>
          <Button reasonId={isChanged ? undefined : unchangedId} onClick={() => setDraft(before)}>
            {edit.undo}
          </Button>
          {!isChanged && (
            <span id={unchangedId} className="o-second">
              {edit.unchanged}
            </span>
          )}
        </div>
      )}
    </Card>
  )
}
