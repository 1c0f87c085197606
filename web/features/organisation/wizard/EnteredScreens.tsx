import type { ActionOf } from '@omsorg/domain/organisation/action/node-actions.ts'
import { type ReactNode, Suspense } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { type ActionScreenProps, screenOf } from '../node/node-screens.ts'
import { AsEntered } from '../setting/EnteredSettings.tsx'

interface EnteredScreensProps extends Pick<ActionScreenProps<'Client' | 'CarePlace'>, 'node' | 'tree'> {
  /** Screens of settings; others do not tell what was entered. */
  readonly actions: readonly ActionOf<'Client' | 'CarePlace'>[]
  /** Each by its name; one alone goes by that of its step. */
  readonly titled?: boolean
  readonly children?: ReactNode
}

/** What was entered on some screens of settings. */
export function EnteredScreens({ node, tree, actions, titled = actions.length > 1, children }: EnteredScreensProps) {
  const { loading } = useAllTexts().common.states
  return (
    <AsEntered value={titled ? 'titled' : 'untitled'}>
      <Suspense fallback={<Skeleton kind="line" rows={2} label={loading} />}>
        <div className="o-stack-12">
          {children}
          {actions.map((name) => {
            const Screen = screenOf(node.kind, name)
            return Screen && <Screen key={name} node={node} mayChange={false} tree={tree} />
          })}
        </div>
      </Suspense>
    </AsEntered>
  )
}
