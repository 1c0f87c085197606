import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { createUserOverride } from '@omsorg/contract/products/availability/create-user-override.ts'
import { readUserOverride } from '@omsorg/contract/products/availability/read-user-override.ts'
import { updateUserOverride } from '@omsorg/contract/products/availability/update-user-override.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import type { AgreementType } from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { SwitchField } from '../../../ui/action/SwitchField.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { useStepPart } from '../wizard/step-part.ts'
import { StepLeaving } from '../wizard/StepLeaving.tsx'
import css from './UserForm.module.css'

type View = AnswerOf<typeof readUserOverride>

/** Which kinds of agreement a user sees, within what the client has. */
export default function UserAvailability({ node, mayChange }: ActionScreenProps<'User'>) {
  const t = useAllTexts()
  const answer = useAnswer(readUserOverride, { query: { userId: node.personId } }, { anew: true })
  const { data } = answer
  if (data) {
    return <AvailabilityForm key={data.rowVersion ?? 0} view={data} mayChange={mayChange} onReload={answer.refetch} />
  }
  return (
    <Card title={t.organisation.actionNames.UserProductAvailability} padded>
      <InsteadOfAnswer answer={answer} kind="line" rows={6} />
    </Card>
  )
}

type Limits = Readonly<Record<string, readonly number[] | null>>

const limitsOf = ({ areas }: View): Limits =>
  Object.fromEntries(areas.map(({ therapyArea, agreementTypes }) => [therapyArea, agreementTypes]))

interface AvailabilityFormProps {
  readonly view: View
  readonly mayChange: boolean
  readonly onReload: () => unknown
}

function AvailabilityForm({ view, mayChange, onReload }: AvailabilityFormProps) {
  const t = useAllTexts()
  const { availability: words, edit } = t.organisationUsers
  const [isOwn, setIsOwn] = useState(view.useOverride)
  const [limits, setLimits] = useState(limitsOf(view))
  const [judged, setJudged] = useState(false)
  const options = { outdates: [readUserOverride, listUserEvents], done: words.saved, resolves: ['stale'] as const }
  const create = useAction(createUserOverride, options)
  const update = useAction(updateUserOverride, options)
  const before = limitsOf(view)
  const same = (one: readonly number[] | null, other: readonly number[] | null) =>
    one === other || (one !== null && other !== null && one.join() === other.join())
  const isChanged =
    isOwn !== view.useOverride ||
    view.areas.some(({ therapyArea }) => !same(limits[therapyArea] ?? null, before[therapyArea] ?? null))
  const limited = view.areas.filter(({ therapyArea }) => limits[therapyArea])
  const emptied = limited.filter(({ therapyArea }) => limits[therapyArea]?.length === 0)
  const wrong = limited.length === 0 ? words.noArea : emptied.length > 0 ? words.oneNeeded : undefined
  const areas = limited.map(({ therapyArea }) => ({
    therapyArea: therapyArea as TherapyArea,
    agreementTypes: [...(limits[therapyArea] ?? [])] as AgreementType[],
  }))
  const stale = [create, update].some(({ notDone }) => notDone?.reason === 'stale')

  async function save(): Promise<boolean> {
    setJudged(true)
    if (wrong) return false
    const input = { userId: view.userId, useOverride: isOwn, areas }
    const result = await (view.rowVersion === null
      ? create.run({ input })
      : update.run({ input: { ...input, rowVersion: view.rowVersion } }))
    return result?.ok === true
  }
  const isStep = useStepPart({ isChanged: () => isChanged, save })
  function tick(area: string, type: number, on: boolean): void {
    const held = limits[area] ?? []
    const next = on ? [...held, type].toSorted((one, other) => one - other) : held.filter((each) => each !== type)
    setLimits({ ...limits, [area]: next })
  }

  const open = view.areas.filter(({ clientAgreementTypes }) => clientAgreementTypes.length > 0)
  return (
    <Card title={t.organisation.actionNames.UserProductAvailability} padded="stack">
      <StepLeaving isDirty={() => isChanged && !create.busy && !update.busy} />
      {!mayChange && <Notice tone="quiet">{t.organisation.actions.readOnly}</Notice>}
      {stale && <StaleNotice title={edit.staleTitleUnknown} body={words.staleBody} onReload={() => void onReload()} />}
      <div>
        <SwitchField
          label={words.useOverride}
          labelShown
          on={isOwn}
          word={isOwn ? t.common.actions.yes : t.common.actions.no}
          onChange={(on) => mayChange && setIsOwn(on)}
        />
        <p className="o-second">{isOwn ? words.on : words.off}</p>
      </div>
      {open.length === 0 && <Notice tone="quiet">{words.none}</Notice>}
      {open.map(({ therapyArea, clientAgreementTypes }) => {
        const held = limits[therapyArea] ?? null
        const name = t.therapyAreas.names[therapyArea as TherapyArea]
        return (
          <fieldset key={therapyArea} className={css.area}>
            <legend>
              <VisuallyHidden>{name}</VisuallyHidden>
            </legend>
            <CheckboxField
              label={words.limit({ area: name })}
              checked={held !== null}
              disabled={!mayChange}
              onChange={(event) =>
                setLimits({ ...limits, [therapyArea]: event.target.checked ? [...clientAgreementTypes] : null })
              }
            />
            {held !== null && (
              <div className={css.ticks}>
                {clientAgreementTypes.map((type) => (
                  <CheckboxField
                    key={type}
                    label={words.types[type as AgreementType]}
                    checked={held.includes(type)}
                    disabled={!mayChange}
                    onChange={(event) => tick(therapyArea, type, event.target.checked)}
                  />
                ))}
              </div>
            )}
          </fieldset>
        )
      })}
      {judged && wrong && (
        <Notice tone="error" spoken>
          {wrong}
        </Notice>
      )}
      {mayChange && !isStep && (
        <div className={css.actions}>
          <Button
            variant="primary"
            busy={create.busy || update.busy}
            reason={isChanged ? undefined : edit.unchanged}
            onClick={() => void save()}
          >
            {edit.save}
          </Button>
        </div>
      )}
    </Card>
  )
}
