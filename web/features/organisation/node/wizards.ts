import type { Administrator } from '@omsorg/domain/organisation/action/node-actions.ts'
import type { NodeOf } from '@omsorg/domain/organisation/node/node-address.ts'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { type TreeKind, wizardActions } from './chosen-node.ts'
import type { TreeOf } from './node-screens.ts'

/** What a wizard is given. */
export interface WizardProps<Kind extends TreeKind = TreeKind> {
  /** The one that its first step has made, once the address names it. */
  readonly node: NodeOf<Kind> | null
  readonly tree: TreeOf<Kind>
}

type Wizard<Kind extends TreeKind> = LazyExoticComponent<ComponentType<WizardProps<Kind>>>

/** The wizards that are there; each comes when it is opened. */
const wizards: { readonly [Kind in TreeKind]?: Wizard<Kind> } = {
  Client: lazy(() => import('../wizard/ClientWizard.tsx')),
  User: lazy(() => import('../user/UserWizard.tsx')),
  Operator: lazy(() => import('../operator/AddOperator.tsx')),
}

const permissions = { Client: 'OrganizationClientWrite', User: 'UserWrite', Operator: 'OperatorWrite' } as const

/** Whether somebody may add one of a kind, and there is a wizard for it (A-2.9-02 to A-2.9-04). */
export function mayAdd(kind: TreeKind, { application, permissions: held }: Administrator): boolean {
  return wizards[kind] !== undefined && application === 'PRINCIPAL' && held.includes(permissions[kind])
}

/** The wizard that an address names in the place of an action. */
export function wizardNamed(kind: TreeKind, written: string | null): Wizard<TreeKind> | undefined {
  if (written?.toLowerCase() !== wizardActions[kind].toLowerCase()) return undefined
  // Each stands below its own kind, so it is given a node of that kind.
  return wizards[kind] as Wizard<TreeKind> | undefined
}
