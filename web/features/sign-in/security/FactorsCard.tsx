import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listSecondFactors } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import { makeRecoveryCodes } from '@omsorg/contract/sign-in/second-factor/make-recovery-codes.ts'
import { removeSecondFactor } from '@omsorg/contract/sign-in/second-factor/remove-second-factor.ts'
import { listOwnEvents } from '@omsorg/contract/sign-in/security/list-own-events.ts'
import IconDeviceMobileCode from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCode.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './MySecurityPage.module.css'
import { useConfirmedAction } from './use-confirmed-action.tsx'

const AddAppDialog = lazy(() => import('./AddAppDialog.tsx'))
const RecoveryCodesDialog = lazy(() => import('./RecoveryCodesDialog.tsx'))
const RenamePasskeyDialog = lazy(() => import('./RenamePasskeyDialog.tsx'))

type Factor = AnswerOf<typeof listSecondFactors>['entities'][number]

/** What confirms a sign-in beside the password: an app, passkeys, and the codes for the day they are lost. */
export function FactorsCard() {
  const [{ mySecurity }] = useTextsAndFormat()
  const { factors } = mySecurity
  const answer = useAnswer(listSecondFactors, { query: {} })
  const [addsApp, setAddsApp] = useState(false)
  const [removing, setRemoving] = useState<Factor | null>(null)
  const [renaming, setRenaming] = useState<Factor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const making = useConfirmedAction(makeRecoveryCodes, { outdates: [listSecondFactors, listOwnEvents] })
  const found = answer.data
  const app = found?.entities.find(({ kind }) => kind === 'totp')
  const passkeys = found?.entities.filter(({ kind }) => kind === 'passkey') ?? []

  async function makeCodes(): Promise<void> {
    const made = await making.run({})
    if (made?.ok) setCodes(made.value.recoveryCodes)
  }

  return (
    <Card title={factors.title} aside={found?.enforced && <Badge tone="guard">{factors.enforced}</Badge>}>
      {(answer.error || !answer.data) && <InsteadOfAnswer answer={answer} rows={3} />}
      {found && (
        <ul className={css.list}>
          <Row
            icon={<IconDeviceMobileCode />}
            name={factors.app}
            about={app ? <Dates of={app} /> : factors.none}
            actions={
              <>
                {app && <RemoveButton of={app} name={factors.app} onRemove={() => setRemoving(app)} />}
                <Button size="compact" onClick={() => setAddsApp(true)}>
                  {app ? factors.changeApp : factors.addApp}
                </Button>
              </>
            }
          />
          {passkeys.map((each) => (
            <Row
              key={each.id}
              icon={<IconFingerprint />}
              name={factors.passkeyNamed({ name: each.name })}
              about={<Dates of={each} />}
              actions={
                <>
                  <RemoveButton of={each} name={each.name} onRemove={() => setRemoving(each)} />
                  <Button
                    size="compact"
                    aria-label={factors.renameNamed({ name: each.name })}
                    onClick={() => setRenaming(each)}
                  >
                    {factors.rename}
                  </Button>
                </>
              }
            />
          ))}
          {found.entities.length > 0 && (
            <Row
              icon={<IconLifebuoy />}
              name={factors.recovery}
              about={factors.left({ count: found.recoveryCodesLeft })}
              actions={
                <Button size="compact" busy={making.busy} onClick={() => void makeCodes()}>
                  {factors.makeCodes}
                </Button>
              }
            />
          )}
        </ul>
      )}
      {making.confirmation}
      {removing && <RemoveDialog of={removing} onClose={() => setRemoving(null)} />}
      <Suspense>
        {addsApp && (
          <AddAppDialog
            onClose={() => setAddsApp(false)}
            onAdded={(made) => {
              setAddsApp(false)
              if (made.length > 0) setCodes(made)
            }}
          />
        )}
        {renaming && <RenamePasskeyDialog of={renaming} onClose={() => setRenaming(null)} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      </Suspense>
    </Card>
  )
}

interface RowProps {
  readonly icon: ReactNode
  readonly name: string
  readonly about: ReactNode
  readonly actions: ReactNode
}

function Row({ icon, name, about, actions }: RowProps) {
  return (
    <li>
      <span className={css.mark}>
        <Icon of={icon} />
      </span>
      <div className={css.words}>
        <b>{name}</b>
        <small className="o-small">{about}</small>
      </div>
      <div className={css.actions}>{actions}</div>
    </li>
  )
}

function Dates({ of: { createdOn, lastUsedOn } }: { readonly of: Factor }) {
  const [{ mySecurity }, format] = useTextsAndFormat()
  const date = format.dateOf(createdOn)
  return lastUsedOn === null
    ? mySecurity.factors.unused({ date })
    : mySecurity.factors.added({ date, used: format.dateTime(lastUsedOn) })
}

interface RemoveButtonProps {
  readonly of: Factor
  readonly name: string
  readonly onRemove: () => void
}

function RemoveButton({ of: { removable }, name, onRemove }: RemoveButtonProps) {
  const [{ mySecurity }] = useTextsAndFormat()
  const { factors } = mySecurity
  return (
    <Button
      size="compact"
      aria-label={factors.removeNamed({ name })}
      reason={removable ? undefined : factors.last}
      onClick={onRemove}
    >
      {factors.remove}
    </Button>
  )
}

function RemoveDialog({ of: factor, onClose }: { readonly of: Factor; readonly onClose: () => void }) {
  const [{ mySecurity }] = useTextsAndFormat()
  const { factors } = mySecurity
  const name = factor.kind === 'totp' ? factors.app : factors.passkeyNamed({ name: factor.name })
  const action = useConfirmedAction(removeSecondFactor, {
    outdates: [listSecondFactors, listOwnEvents],
    done: factors.removed,
  })
  async function remove(): Promise<void> {
    const result = await action.run({ params: { id: factor.id } })
    if (result?.ok) onClose()
  }
  return (
    <>
      <ActionDialog
        title={factors.removeTitle({ name })}
        action={factors.remove}
        danger
        busy={action.busy}
        onAction={remove}
        onClose={onClose}
      >
        <p>{factors.removeLead}</p>
      </ActionDialog>
      {action.confirmation}
    </>
  )
}
