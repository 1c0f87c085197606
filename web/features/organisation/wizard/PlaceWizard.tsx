import { createCarePlace } from '@omsorg/contract/organisation/care-place/create-care-place.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { nodeActions } from '@omsorg/domain/organisation/action/node-actions.ts'
import { type PlaceWizardStep, placeWizardSteps } from '@omsorg/domain/organisation/care-place/wizard-steps.ts'
import { stepNamed } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import type { NodeOf } from '@omsorg/domain/organisation/node/node-address.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useRef } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { addressView, text } from '../../../platform/routing/address-view.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { placeOf } from '../care-place/place-values.ts'
import { PlaceFields } from '../care-place/PlaceFields.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { type ActionScreenProps, screenOf } from '../node/node-screens.ts'
import { useAdministrator } from '../node/use-administrator.ts'
import { placeOf as placeNodeOf } from '../tree/client-tree.ts'
import { Numbers } from './client-entered.tsx'
import { screensOfPlaceStep } from './client-steps.ts'
import { EnteredScreens } from './EnteredScreens.tsx'
import { WizardFrame, type WizardStepShown } from './WizardFrame.tsx'
import { WizardSummary } from './WizardSummary.tsx'

const view = addressView({ step: text, place: text })

type UnitNode = NodeOf<'CareUnit'>

/** Where a step of the making of a place stands: at its unit, with the place beside it. */
const addressOfStep = (unit: UnitNode, placeId: string, step: PlaceWizardStep) =>
  `${addressOfNode('PRINCIPAL', unit, 'AddCarePlaceWizard')}?step=${step}&place=${placeId}`

/** Makes a care place step by step; it is there from the first step on (A-2.7-22, A-2.7-60). */
export default function PlaceWizard({ node, tree }: ActionScreenProps<'CareUnit'>) {
  const { view: written } = useAddressView(view)
  return written.place === '' ? (
    <Begin node={node} tree={tree} />
  ) : (
    <GoOn key={written.place} unit={node} placeId={written.place} written={written.step} tree={tree} />
  )
}

function useSteps(unit: UnitNode, placeId: string, results: Partial<Record<PlaceWizardStep, string>>) {
  const { wizard: words } = useAllTexts().organisationClients
  const usual: Partial<Record<PlaceWizardStep, string>> = {
    Users: words.users({ count: 0 }),
    Summary: words.summaryResult,
  }
  return placeWizardSteps.map((name): WizardStepShown<PlaceWizardStep> => ({
    name,
    word: words.stepNames[name],
    required: name === 'BasicInfo',
    done: results[name] !== undefined,
    result: results[name] ?? (placeId === '' ? '' : (usual[name] ?? words.clientHolds)),
    href: addressOfStep(unit, placeId, name),
  }))
}

function Begin({ node: unit, tree }: Pick<ActionScreenProps<'CareUnit'>, 'node' | 'tree'>) {
  const t = useAllTexts()
  const { wizard: words, place: placeWords } = t.organisationClients
  const clientId = unit.clientId ?? ''
  const made = useRef(false)
  const form = useForm(createCarePlace, {
    id: 'wizard-place',
    tidy: { name: capitalisedName },
    initial: { name: '', email: '', phone: '' },
    toSend: (values) => ({ input: { clientId, careUnitId: unit.id, ...placeOf(values) } }),
    outdates: [readCareUnit, readClient],
  })

  async function save(): Promise<void> {
    if (!(await form.judge())) return
    const { name } = placeOf(form.read())
    const result = await form.send({ done: placeWords.added({ name }) })
    if (!result?.ok) return
    made.current = true
    const { id } = result.value
    tree.insert(unit.id, placeNodeOf({ id, name, clientId, careUnitId: unit.id }))
    await openAddress(addressOfStep(unit, id, 'CustomerNumber'))
  }

  return (
    <WizardFrame
      title={words.newPlace}
      isInNode
      closed
      ownNext
      current="BasicInfo"
      steps={useSteps(unit, '', {})}
      onGo={() => undefined}
      onLeave={() => openAddress(addressOfNode('PRINCIPAL', unit))}
    >
      <Card padded="stack">
        <LeavingQuestion hasSteps isDirty={() => form.isChanged && !made.current} />
        <Form className="o-stack" onSend={save}>
          <PlaceFields name={form.field('name')} email={form.field('email')} phone={form.field('phone')} />
          <div>
            <Button type="submit" variant="primary" icon={<IconArrowRight />} busy={form.busy}>
              {words.goOn}
            </Button>
          </div>
        </Form>
      </Card>
    </WizardFrame>
  )
}

interface GoOnProps {
  readonly unit: UnitNode
  readonly placeId: string
  readonly written: string
  readonly tree: ActionScreenProps<'CareUnit'>['tree']
}

function GoOn({ unit, placeId, written, tree }: GoOnProps) {
  const t = useAllTexts()
  const { wizard: words } = t.organisationClients
  const who = useAdministrator()
  const answer = useAnswer(readCarePlace, { params: { carePlaceId: placeId } })
  const place = answer.data
  const steps = useSteps(unit, placeId, {
    ...(place && {
      BasicInfo: place.name,
      ...(place.customerNo !== '' && { CustomerNumber: place.customerNo }),
      ...(place.userCount > 0 && { Users: words.users({ count: place.userCount }) }),
    }),
  })
  if (!place || !who) {
    return <InsteadOfAnswer answer={answer} kind="line" rows={8} />
  }
  const node: NodeOf<'CarePlace'> = { kind: 'CarePlace', id: place.id, clientId: place.clientId, careUnitId: unit.id }
  const current = stepNamed(placeWizardSteps, written) ?? 'CustomerNumber'
  const actions = nodeActions('CarePlace', who)
  const screens = (step: PlaceWizardStep) => <EnteredScreens {...{ node, tree }} actions={screensOfPlaceStep[step]} />
  const entered = {
    CustomerNumber: <Numbers nodeType="CarePlace" nodeId={place.id} />,
    Prescription: screens('Prescription'),
    Order: screens('Order'),
    CareRecipient: screens('CareRecipient'),
  }
  return (
    <WizardFrame
      title={words.newNamedPlace({ name: place.name })}
      isInNode
      steps={steps}
      current={current}
      onGo={(step) => openAddress(addressOfStep(unit, placeId, step))}
      onLeave={() => openAddress(addressOfNode('PRINCIPAL', node))}
    >
      {screensOfPlaceStep[current].map((name) => {
        const Screen = screenOf('CarePlace', name)
        const mayChange = actions.find((action) => action.name === name)?.mayChange ?? false
        return Screen && <Screen key={name} node={node} mayChange={mayChange} tree={tree} />
      })}
      {current === 'Summary' && (
        <WizardSummary steps={steps} entered={entered} onFinish={() => openAddress(addressOfNode('PRINCIPAL', node))} />
      )}
    </WizardFrame>
  )
}
