import { readUserOverride } from '@omsorg/contract/products/availability/read-user-override.ts'
import { readUserNumbers } from '@omsorg/contract/sign-in/invoice-area/read-user-numbers.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import type { ReactNode } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { refetch, useAnswer } from '../../../platform/calls/query.ts'
import { addressView, oneOf } from '../../../platform/routing/address-view.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import InvoiceAreas from '../invoice-area/InvoiceAreas.tsx'
import MethodsScreen from '../method/MethodsScreen.tsx'
import { waysIn } from '../method/ways-in.ts'
import { addressOfNode, wizardActions } from '../node/chosen-node.ts'
import type { WizardProps } from '../node/wizards.ts'
import UserRoles from '../role/UserRoles.tsx'
import { FirstStep } from '../wizard/FirstStep.tsx'
import { WizardFrame, type WizardStepShown } from '../wizard/WizardFrame.tsx'
import EditUser from './EditUser.tsx'
import { NewUser } from './NewUser.tsx'
import { useUserAction } from './use-user-action.ts'
import UserAvailability from './UserAvailability.tsx'
import { UserSummary } from './UserSummary.tsx'

const steps = ['basic', 'roles', 'methods', 'invoiceAreas', 'availability', 'summary'] as const

type Step = (typeof steps)[number]

const view = addressView({ step: oneOf(steps) })

const addressOfStep = (userId: number, step: Step) =>
  addressOfNode('PRINCIPAL', addressedPerson('User', userId), wizardActions.User) + view.write({ step })

/**
 * A new user, step by step: the user is there from the first on, each step saves its own, and its address opens it again. What a
 * step shows is the screen of that action.
 */
export default function UserWizard({ node, tree }: WizardProps<'User'>) {
  return node ? <GoOn key={node.personId} node={node} tree={tree} /> : <Begin tree={tree} />
}

function Begin({ tree }: Pick<WizardProps<'User'>, 'tree'>) {
  const { wizard: words } = useAllTexts().organisationUsers
  return (
    <FirstStep
      kind="User"
      title={words.title}
      steps={steps}
      words={words.steps}
      isRequired={(step) => step === 'basic'}
    >
      <NewUser tree={tree} onMade={(userId) => void openAddress(addressOfStep(userId, 'roles'))} />
    </FirstStep>
  )
}

type GoOnProps = { readonly node: NonNullable<WizardProps<'User'>['node']> } & Pick<WizardProps<'User'>, 'tree'>

function GoOn({ node, tree }: GoOnProps) {
  const t = useAllTexts()
  const { wizard: words, availability, overview, methods: said, invoiceAreas: areas } = t.organisationUsers
  const { saved, summaryResult } = t.organisationClients.wizard
  const { step } = useAddressView(view).view
  const answer = useAnswer(readUserOverview, { params: { id: node.personId } }, { anew: true })
  const override = useAnswer(readUserOverride, { query: { userId: node.personId } }, { silent: true })
  const numbers = useAnswer(readUserNumbers, { query: { userId: node.personId } }, { silent: true })
  const limits = numbers.data?.pairs.length ?? 0
  const user = answer.data
  const results: Readonly<Record<Step, string>> = {
    basic: user?.name ?? saved,
    roles: user?.roles.length ? overview.roleCount({ count: user.roles.length }) : words.rolesMissing,
    methods: waysIn(user?.authenticationMethods ?? null, said),
    invoiceAreas: limits > 0 ? areas.limited : areas.openPlace,
    availability: override.data?.useOverride ? availability.limited : availability.ofClient,
    summary: summaryResult,
  }
  const shown = steps.map((name): WizardStepShown<Step> => ({
    name,
    word: words.steps[name],
    required: name === 'basic',
    done:
      name === 'basic' ||
      (name === 'roles' && (user?.roles.length ?? 0) > 0) ||
      (name === 'methods' && user !== undefined) ||
      (name === 'invoiceAreas' && limits > 0) ||
      (name === 'availability' && override.data?.useOverride === true),
    result: results[name],
    href: addressOfStep(node.personId, name),
  }))
  async function go(to: Step): Promise<void> {
    await refetch([readUserOverview, readUserOverride, readUserNumbers])
    await openAddress(addressOfStep(node.personId, to))
  }
  const leave = () => openAddress(addressOfNode('PRINCIPAL', node))
  const roles = useUserAction(node, 'UserRoles')
  const methods = useUserAction(node, 'UserAuthenticationMethods')
  const invoiced = useUserAction(node, 'InvoiceAreas')
  const own = useUserAction(node, 'UserProductAvailability')
  const screens: Readonly<Record<Step, ReactNode>> = {
    basic: <EditUser node={node} mayChange tree={tree} />,
    roles: <UserRoles node={node} mayChange={roles.mayChange} tree={tree} />,
    methods: <MethodsScreen node={node} mayChange={methods.mayChange} />,
    invoiceAreas: <InvoiceAreas node={node} mayChange={invoiced.mayChange} tree={tree} />,
    availability: <UserAvailability node={node} mayChange={own.mayChange} tree={tree} />,
    summary: user ? (
      <UserSummary user={user} steps={shown} onFinish={leave} />
    ) : (
      <InsteadOfAnswer answer={answer} kind="line" rows={5} />
    ),
  }
  return (
    <WizardFrame title={words.title} steps={shown} current={step} isWide={step === 'roles'} onGo={go} onLeave={leave}>
      {screens[step]}
    </WizardFrame>
  )
}
