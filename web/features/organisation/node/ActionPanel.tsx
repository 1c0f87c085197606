import type { NodeAction } from '@omsorg/domain/organisation/action/node-actions.ts'
import type { AnyNode } from '@omsorg/domain/organisation/node/node-address.ts'
import { useId } from 'react'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { openAddress, RouteLink } from '../../../platform/routing/navigation.tsx'
import { missingText } from '../../../platform/shell/missing-text.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { actionIcons } from './action-icons.tsx'
import css from './ActionPanel.module.css'
import { type Administration, addressOfNode } from './chosen-node.ts'

interface ActionPanelProps {
  readonly application: Administration
  readonly node: AnyNode
  readonly actions: readonly NodeAction[]
  readonly current: string
  /** What stands in the address beside the node. */
  readonly query: string
}

/** What can be done with a node, in one order everywhere. What somebody may not do stands there with what is missing. */
export function ActionPanel({ application, node, actions, current, query }: ActionPanelProps) {
  const t = useAllTexts()
  const { actions: words, actionNames } = t.organisation
  const isPhone = usePhoneWidth()
  const id = useId()
  if (isPhone) {
    return (
      <SelectField
        label={words.choose}
        value={current}
        onChange={(event) => void openAddress(addressOfNode(application, node, event.target.value) + query)}
        options={actions.map(({ name, missing }) => ({
          value: name,
          label: actionNames[name],
          disabled: missing.length > 0,
        }))}
      />
    )
  }
  return (
    <nav aria-label={words.label}>
      <ul className={css.list}>
        {actions.map(({ name, missing }) => (
          <li key={name}>
            {missing.length === 0 ? (
              <RouteLink
                to={addressOfNode(application, node, name) + query}
                className={css.action}
                aria-current={name === current ? 'page' : undefined}
              >
                <Icon of={actionIcons[name]} />
                {actionNames[name]}
              </RouteLink>
            ) : (
              <span className={css.action} data-closed>
                <Icon of={<IconLock />} />
                <span role="link" tabIndex={0} aria-disabled="true" aria-describedby={`${id}-${name}`}>
                  {actionNames[name]}
                </span>
                <span id={`${id}-${name}`} className={css.reason}>
                  {missingText({ missing: 'permission', permissions: missing, oneIsEnough: false }, t) ?? words.closed}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
