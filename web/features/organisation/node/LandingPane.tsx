import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { addressOfTree, addressOfWizard, type TreeKind } from './chosen-node.ts'
import { nodeIcons } from './node-icons.tsx'
import { useAdministrator } from './use-administrator.ts'
import { mayAdd } from './wizards.ts'

const kinds: readonly TreeKind[] = ['Client', 'User', 'Operator']

/** Where one has not chosen anything yet: the other trees, and what may be added. */
export function LandingPane({ of }: { readonly of: TreeKind }) {
  const { landing: words } = useAllTexts().organisation
  const who = useAdministrator()
  if (!who) return null
  const { application } = who
  const { title, body } = words.of[of]
  return (
    <Card padded>
      <Empty
        title={title}
        action={
          <span className="o-row-8">
            {kinds
              .filter((kind) => mayAdd(kind, who))
              .map((kind) => (
                <RouteButton
                  key={kind}
                  variant={kind === of ? 'primary' : 'outlined'}
                  icon={<IconPlus />}
                  to={addressOfWizard(kind)}
                >
                  {words.add[kind]}
                </RouteButton>
              ))}
            {kinds
              .filter((kind) => kind !== of)
              .map((kind) => (
                <RouteButton key={kind} variant="tinted" icon={nodeIcons[kind]} to={addressOfTree(application, kind)}>
                  {words.to[kind]}
                </RouteButton>
              ))}
          </span>
        }
      >
        {application === 'CSP' && of === 'Client' ? words.serviceBody : body}
      </Empty>
    </Card>
  )
}
