import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPassword from '@tabler/icons-react/dist/esm/icons/IconPassword.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { session } from '../../../platform/session/browser-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './MySecurityPage.module.css'

/** How one signs in: the password is one's own affair, all the rest the administrator's. */
export function FirstStepCard() {
  const { firstStep } = useAllTexts().mySecurity
  const [asks, setAsks] = useState(false)

  /** A changed password ends all sessions, this one too: it is changed at the door. */
  function leave(): void {
    session.signOut()
    void openAddress(`${pathTo('Login')}#change`)
  }

  return (
    <Card title={firstStep.title}>
      <ul className={css.list}>
        <li>
          <span className={css.mark}>
            <Icon of={<IconPassword />} />
          </span>
          <div className={css.words}>
            <b>{firstStep.password}</b>
            <small className="o-small">{firstStep.passwordLead}</small>
          </div>
          <div className={css.actions}>
            <Button size="compact" onClick={() => setAsks(true)}>
              {firstStep.change}
            </Button>
          </div>
        </li>
        <li>
          <span className={css.mark}>
            <Icon of={<IconId />} />
          </span>
          <div className={css.words}>
            <b>{firstStep.others}</b>
            <small className="o-small">
              <Icon size={14} of={<IconLock />} /> {firstStep.byAdministrator}
            </small>
          </div>
        </li>
      </ul>
      {asks && (
        <ActionDialog
          title={firstStep.changeTitle}
          action={firstStep.change}
          onAction={leave}
          onClose={() => setAsks(false)}
        >
          <p>{firstStep.changeLead}</p>
        </ActionDialog>
      )}
    </Card>
  )
}
