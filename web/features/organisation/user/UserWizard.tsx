import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useLocation } from '@tanstack/react-router'
import { addressView, oneOf } from '../../../platform/routing/address-view.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { Stepper } from '../../../ui/navigation/Stepper.tsx'
import { addressOfNode, wizardActions } from '../node/chosen-node.ts'
import type { WizardProps } from '../node/wizards.ts'
import UserRoles from '../role/UserRoles.tsx'
import EditUser from './EditUser.tsx'
import { NewUser } from './NewUser.tsx'
import { useUserAction } from './use-user-action.ts'
import UserAvailability from './UserAvailability.tsx'
import css from './UserForm.module.css'
import UserMethods from './UserMethods.tsx'
import { UserSummary } from './UserSummary.tsx'

const steps = ['basic', 'roles', 'methods', 'availability', 'summary'] as const

export type WizardStep = (typeof steps)[number]

const view = addressView({ step: oneOf(steps) })

/**
 * A new user, step by step: the user is there from the first on, each step saves its own, and its address opens it again. What a
 * step shows is the screen of that action.
 */
export default function UserWizard({ node, tree }: WizardProps<'User'>) {
  const { wizard: words } = useAllTexts().organisationUsers
  const { searchStr } = useLocation()
  const step = node ? view.read(searchStr).step : 'basic'
  const at = steps.indexOf(step)
  const go = (userId: number, next: WizardStep) =>
    void openAddress(
      addressOfNode('PRINCIPAL', addressedPerson('User', userId), wizardActions.User) + view.write({ step: next }),
    )
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <div className={css.wizard}>
      <PageTitle>{words.title}</PageTitle>
      <Stepper
        label={words.label}
        shortText={words.short({ step: at + 1, of: steps.length })}
        doneWord={words.done}
        steps={steps.map((key) => ({ key, word: words.steps[key] }))}
        current={step}
        onGo={(next) => node && go(node.personId, next)}
      />
      {node ? (
        <>
          <StepScreen step={step} node={node} tree={tree} onGo={(next) => go(node.personId, next)} />
          <div className={css.actions}>
            {before && <Button onClick={() => go(node.personId, before)}>{words.back}</Button>}
            {after ? (
              <Button variant="primary" onClick={() => go(node.personId, after)}>
                {words.skip}
              </Button>
            ) : (
              <Button variant="primary" onClick={() => void openAddress(addressOfNode('PRINCIPAL', node))}>
                {words.finish}
              </Button>
            )}
          </div>
        </>
      ) : (
        <NewUser tree={tree} onMade={(userId) => go(userId, 'roles')} />
      )}
    </div>
  )
}

interface StepScreenProps {
  readonly step: WizardStep
  readonly node: NonNullable<WizardProps<'User'>['node']>
  readonly tree: WizardProps<'User'>['tree']
  readonly onGo: (step: WizardStep) => void
}

function StepScreen({ step, node, tree, onGo }: StepScreenProps) {
  const roles = useUserAction(node, 'UserRoles')
  const methods = useUserAction(node, 'UserAuthenticationMethods')
  const availability = useUserAction(node, 'UserProductAvailability')
  switch (step) {
    case 'basic':
      return <EditUser node={node} mayChange tree={tree} />
    case 'roles':
      return <UserRoles node={node} mayChange={roles.mayChange} tree={tree} />
    case 'methods':
      return <UserMethods node={node} mayChange={methods.mayChange} tree={tree} />
    case 'availability':
      return <UserAvailability node={node} mayChange={availability.mayChange} tree={tree} />
    case 'summary':
      return <UserSummary node={node} onGo={onGo} />
  }
}
