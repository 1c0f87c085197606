import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { readWizardProgress } from '@omsorg/contract/organisation/client/read-wizard-progress.ts'
import {
  type ClientWizardStep,
  clientWizardSteps,
  isRequiredStep,
  missingSteps,
  stepNamed,
  stepToResume,
} from '@omsorg/domain/organisation/client/wizard-steps.ts'
import { lazy, useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { refetch, useAnswer } from '../../../platform/calls/query.ts'
import { addressView, text } from '../../../platform/routing/address-view.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { nodeActions } from '@omsorg/domain/organisation/action/node-actions.ts'
import { addressOfMaking, addressOfNode } from '../node/chosen-node.ts'
import { screenOf } from '../node/node-screens.ts'
import { useAdministrator } from '../node/use-administrator.ts'
import type { WizardProps } from '../node/wizards.ts'
import { clientOf } from '../tree/client-tree.ts'
import { enteredOfClient } from './client-entered.tsx'
import { screensOfStep } from './client-steps.ts'
import { FirstStep } from './FirstStep.tsx'
import { NewClient } from './NewClient.tsx'
import { WizardFrame, type WizardStepShown } from './WizardFrame.tsx'
import { TakeAlong } from '../start-from/TakeAlong.tsx'
import { WizardSummary } from './WizardSummary.tsx'

const SignInWays = lazy(async () => ({ default: (await import('../setting/ProviderSettings.tsx')).SignInWays }))

const view = addressView({ step: text })

/** Makes a client step by step: it is there from the first step on, and each step is saved by itself (A-2.7-59). */
export default function ClientWizard({ node, tree }: WizardProps<'Client'>) {
  return node ? <GoOn key={node.id} node={node} tree={tree} /> : <Begin tree={tree} />
}

function Begin({ tree }: Pick<WizardProps<'Client'>, 'tree'>) {
  const t = useAllTexts()
  const { wizard: words } = t.organisationClients
  return (
    <FirstStep
      kind="Client"
      title={words.newClient}
      steps={clientWizardSteps}
      words={words.stepNames}
      isRequired={isRequiredStep}
    >
      <NewClient
        onMade={({ id, name }) => {
          tree.insert(null, clientOf({ id, name }))
          return openAddress(addressOfMaking(id, 'Settings'))
        }}
      />
    </FirstStep>
  )
}

function GoOn({
  node,
  tree,
}: { readonly node: NonNullable<WizardProps<'Client'>['node']> } & Pick<WizardProps<'Client'>, 'tree'>) {
  const t = useAllTexts()
  const { wizard: words } = t.organisationClients
  const who = useAdministrator()
  const params = { clientId: node.id }
  const client = useAnswer(readClient, { params })
  const answer = useAnswer(readWizardProgress, { params }, { anew: true })
  const { view: written } = useAddressView(view)
  // What another client had has been saved: the screens begin anew with it.
  const [taken, setTaken] = useState(0)
  const progress = answer.data
  if (!progress || !client.data || !who) {
    const failed = [answer, client].find(({ error }) => error)
    return failed ? <AnswerFailed answer={failed} /> : <Skeleton kind="line" rows={8} label={t.common.states.loading} />
  }
  const current = stepNamed(clientWizardSteps, written.step) ?? stepToResume(progress.steps)
  const market = t.common.markets[client.data.marketAreaCode]
  const results: Partial<Record<ClientWizardStep, string>> = {
    BasicInfo: [market, client.data.erpCustomerIdentifier].filter(Boolean).join(', '),
    Settings: words.numbers({ count: progress.customerNumbers }),
    ...(!progress.choseProviders && { AuthenticationMethods: words.baseHolds }),
    ...(!progress.choseRoles && { AvailableRoles: words.baseHolds }),
    TherapyAreas: words.areas({ count: progress.areas.length }),
    ...(progress.areas.length > 0 && {
      Products:
        progress.areasWithoutAssortment.length > 0
          ? words.without({
              areas: progress.areasWithoutAssortment.map((area) => t.therapyAreas.names[area]).join(', '),
            })
          : words.saved,
    }),
    Summary: words.summaryResult,
  }
  const steps = progress.steps.map(({ name, required, done }): WizardStepShown<ClientWizardStep> => {
    const usual = done ? words.saved : required ? words.nothingYet : words.baseHolds
    return {
      name,
      word: words.stepNames[name],
      required,
      done,
      result: results[name] ?? usual,
      href: addressOfMaking(node.id, name),
    }
  })
  const actions = nodeActions('Client', who)
  const ways = actions.find(({ name }) => name === 'AuthenticationProviderSettings')
  async function go(step: ClientWizardStep): Promise<void> {
    await refetch([readWizardProgress])
    await openAddress(addressOfMaking(node.id, step))
  }
  return (
    <WizardFrame
      title={words.newNamed({ name: client.data.name })}
      steps={steps}
      current={current}
      onGo={go}
      onLeave={() => openAddress(addressOfNode('PRINCIPAL', node))}
    >
      {current === 'Settings' && (
        <TakeAlong
          clientId={node.id}
          onTaken={() => {
            setTaken(taken + 1)
            void refetch([readWizardProgress])
          }}
        />
      )}
      {screensOfStep[current].map((name) => {
        const Screen = screenOf('Client', name)
        const mayChange = actions.find((action) => action.name === name)?.mayChange ?? false
        return Screen && <Screen key={`${name} ${taken}`} node={node} mayChange={mayChange} tree={tree} />
      })}
      {current === 'AuthenticationMethods' && (
        <SignInWays node={node} mayChange={ways?.mayChange ?? false} tree={tree} />
      )}
      {current === 'Summary' && (
        <WizardSummary
          steps={steps}
          missing={missingSteps(progress.steps)}
          entered={enteredOfClient({ node, tree, client: client.data, progress })}
          onFinish={() => openAddress(addressOfNode('PRINCIPAL', node))}
        />
      )}
    </WizardFrame>
  )
}
