import { actionNamed, type Administrator, nodeActions } from '@omsorg/domain/organisation/action/node-actions.ts'
import type { AnyNode } from '@omsorg/domain/organisation/node/node-address.ts'
import type { NodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import { Suspense } from 'react'
import { reasonOf } from '../../../platform/calls/result.ts'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useTabName } from '../../../platform/tab-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { NotInTree, treeOf } from './NotInTree.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Breadcrumb } from '../../../ui/layout/Page.tsx'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { ActionPanel } from './ActionPanel.tsx'
import { addressOfNode } from './chosen-node.ts'
import { nodeIcons } from './node-icons.tsx'
import css from './NodePane.module.css'
import { screenOf, type TreeOf } from './node-screens.ts'
import { useNode } from './use-node.ts'

interface NodePaneProps {
  readonly who: Administrator
  readonly node: AnyNode
  /** As the address has it. */
  readonly actionName: string | null
  /** The search that stands in the address, and stays while one goes from action to action. */
  readonly query: string
  readonly tree: TreeOf<NodeKind>
}

/** One node: where it stands, what can be done with it, and the screen of what is done. */
export function NodePane({ who, node: addressed, actionName, query, tree }: NodePaneProps) {
  const t = useAllTexts()
  const { kinds, overview, actionNames } = t.organisation
  const { statuses } = t.organisationUsers
  const { application } = who
  const { answer, head } = useNode(addressed)
  const node = head?.node ?? addressed
  const actions = nodeActions(node.kind, who).filter(({ name }) => screenOf(node.kind, name))
  const action =
    actions.find(
      ({ name, missing: lacking }) => lacking.length === 0 && name === actionNamed(node.kind, application, actionName),
    ) ?? actions[0]
  const Screen = action && screenOf(node.kind, action.name)
  // The form of a care unit opens without its record too, as a form for a new one (A-4.7-02, A-4.7-03).
  const isFree = action?.name === 'EditCareUnit'
  useTabName(head ? (action ? `${actionNames[action.name]} · ${head.name}` : head.name) : null)
  if ((!answer || answer.isError || !action) && !isFree) {
    return (
      <>
        <PageTitle className={css.head}>{kinds[node.kind]}</PageTitle>
        {!answer?.isError || reasonOf(answer.error) === 'not-found' ? (
          <NotInTree of={treeOf(node.kind)} />
        ) : (
          <AnswerFailed answer={answer} />
        )}
      </>
    )
  }

  return (
    <div className={css.node}>
      <header className={css.head}>
        {head && head.above.length > 0 && (
          <Breadcrumb
            label={t.shell.breadcrumbs}
            links={head.above.map((each) => (
              <RouteLink key={each.node.id} to={addressOfNode(application, each.node) + query}>
                {each.name}
              </RouteLink>
            ))}
            here={head.name}
          />
        )}
        <PageTitle waits={!head && !isFree}>{head?.name ?? kinds[node.kind]}</PageTitle>
        <p className="o-row-center">
          <Badge icon={nodeIcons[node.kind]}>{kinds[node.kind]}</Badge>
          {head?.user && (
            <Badge tone={head.user.status === 'active' ? 'fresh' : 'soon'}>{statuses[head.user.status]}</Badge>
          )}
          {head?.user && <span className="o-second">{head.user.userName}</span>}
          {head?.customerNo && (
            <span className="o-second">
              {overview.customerNumber} {head.customerNo}
            </span>
          )}
        </p>
      </header>
      <div className={css.body}>
        {action && <ActionPanel {...{ application, node, actions, query }} current={action.name} />}
        <div className={css.screen}>
          <Suspense fallback={<Skeleton kind="line" rows={4} label={t.common.states.loading} />}>
            {Screen && action && (head || isFree) ? (
              <Screen key={`${node.id} ${action.name}`} node={node} mayChange={action.mayChange} tree={tree} />
            ) : (
              <Skeleton kind="line" rows={4} label={t.common.states.loading} />
            )}
          </Suspense>
        </div>
      </div>
    </div>
  )
}
