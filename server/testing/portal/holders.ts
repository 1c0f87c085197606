import { askPortalCode } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { insertPortalAccount, type PortalAccountGiven } from '@omsorg/database/demo/build/portal-accounts.ts'
import { createHash } from 'node:crypto'
import { portalCode } from '../../features/sign-in/index.ts'
import { newEmail, newMobile } from '../examples/portal-accounts.ts'
import { Cookies, type Caller } from '../caller.ts'
import { signedIn, type SignedIn, type World } from '../world.ts'

export interface HolderAccount {
  readonly accountId: number
  readonly email: string
  readonly mobile: string
}

/** An active account of the portal; its holder has confirmed the consent, where nothing else is said. */
export async function portalAccountOf(
  world: World,
  given: Omit<PortalAccountGiven, 'market' | 'email' | 'mobile' | 'status'> & {
    readonly market?: number
    readonly confirmed?: boolean
  },
): Promise<HolderAccount> {
  const { market = 10, confirmed = true, ...account } = given
  const contact = { email: newEmail(), mobile: newMobile() }
  const mobile = contact.mobile.replace(/^0/, '+46').replaceAll(/[\s-]/g, '')
  // Of each kind a person has one.
  await world.owner.query(
    `delete from omsorg.crp_account a using omsorg.crp_account_recipient link
     where link.crp_account_id = a.id and link.care_recipient_id = $1 and link.holder = $2`,
    [account.careRecipientId, account.holder ?? 'self'],
  )
  const accountId = await insertPortalAccount(world.owner, {
    ...account,
    email: contact.email,
    mobile,
    market,
    status: 'active',
  })
  if (confirmed) await confirmConsentsOf(world, accountId)
  return { accountId, email: contact.email, mobile }
}

export async function confirmConsentsOf(world: World, accountId: number): Promise<void> {
  await world.owner.query(
    'update omsorg.crp_consent set confirmed_version = 1, confirmed_at = now() where crp_account_id = $1',
    [accountId],
  )
}

/** Links an account to one person more. */
export async function linkPortalAccount(
  world: World,
  { accountId }: Pick<HolderAccount, 'accountId'>,
  careRecipientId: number,
  {
    holder = 'trustee',
    name = '',
    confirmed = true,
  }: { readonly holder?: 'self' | 'trustee'; readonly name?: string; readonly confirmed?: boolean } = {},
): Promise<void> {
  await world.owner.query(
    `insert into omsorg.crp_account_recipient (crp_account_id, care_recipient_id, holder, holder_name, linked_at)
     values ($1, $2, $3, $4, now())`,
    [accountId, careRecipientId, holder, name],
  )
  await world.owner.query(
    `insert into omsorg.crp_consent (care_recipient_id, crp_account_id, holder, given_at, confirmed_version, confirmed_at)
     values ($2, $1, $3, now(), case when $4 then 1 end, case when $4 then now() end)`,
    [accountId, careRecipientId, holder, confirmed],
  )
}

export const browserOfHolder = (): Caller => ({ application: 'CRP', accessToken: null, cookies: new Cookies() })

/** The code that was sent for a challenge. */
export async function codeOf(world: World, challenge: string): Promise<string> {
  const hash = createHash('sha256').update(challenge).digest()
  const { rows } = await world.owner.query<{ id: string }>('select id from omsorg.crp_code where hash = $1', [hash])
  return portalCode(world.config.secret, `sign-in ${Number(rows[0]?.id)}`)
}

/** Signs the holder of an account in by a code, as a browser does. */
export async function signInHolder(
  world: World,
  { email }: Pick<HolderAccount, 'email'>,
  browser: Caller = browserOfHolder(),
): Promise<SignedIn> {
  const asked = await world.as(browser).call(askPortalCode, { input: { contact: email } })
  if (asked.status !== 200) throw new Error(`no code was sent to ${email}: ${asked.text}`)
  const { challenge } = asked.body
  const code = await codeOf(world, challenge)
  const opened = await world.as(browser).call(issueToken, {
    input: { grant_type: 'crp_code', challenge, code, client_id: 'my' },
  })
  if (opened.status !== 200) throw new Error(`${email} was not signed in: ${opened.text}`)
  return signedIn(opened.body, browser.cookies)
}

/** Opens an account by the link of its mail and the code that goes to the mobile number; answers what stands against it first. */
export async function activateByLink(world: World, activation: string) {
  const browser = browserOfHolder()
  const asked = await world.as(browser).call(askPortalCode, { input: { activation } })
  if (asked.status !== 200) return asked
  const { challenge } = asked.body
  const code = await codeOf(world, challenge)
  const input = { grant_type: 'crp_activation', activation, challenge, code, client_id: 'my' } as const
  return world.as(browser).call(issueToken, { input })
}

export async function chooseRecipient(world: World, holder: SignedIn, careRecipientId: number): Promise<SignedIn> {
  const moved = await world.as(holder).call(issueToken, {
    input: {
      grant_type: 'change_recipient',
      assertion: holder.accessToken,
      care_recipient_id: careRecipientId,
      client_id: 'my',
    },
  })
  if (moved.status !== 200) throw new Error(`${careRecipientId} was not chosen: ${moved.text}`)
  return signedIn(moved.body, holder.cookies)
}

/** A session of the portal about a person, as it stands after a sign-in: for whoever does not test signing in. */
export async function openHolder(
  world: World,
  { accountId }: Pick<HolderAccount, 'accountId'>,
  careRecipientId: number | null,
): Promise<SignedIn> {
  const { rows } = await world.owner.query<{ sid: string; author: number; epoch: number; market: 10 }>(
    `with opened as (
       insert into omsorg.crp_family
         (crp_account_id, care_recipient_id, binder_hash, method, opened_at, last_used_at, expires_at)
       values ($1, $2, '\\x01', 'code', now(), now(), now() + interval '100 days') returning id)
     select opened.id as sid, a.author_id as author, a.epoch, a.market from opened, omsorg.crp_account a where a.id = $1`,
    [accountId, careRecipientId],
  )
  const [session] = rows
  if (!session) throw new Error(`the account ${accountId} is not there`)
  const token = world.tokens.sign({
    sub: String(accountId),
    aut: String(session.author),
    sid: session.sid,
    epo: session.epoch,
    app: 'CRP',
    mac: session.market,
    ...(careRecipientId === null ? {} : { act: String(careRecipientId) }),
    given_name: '',
    family_name: '',
    email: '',
    preferred_username: '',
    is_parent: false,
    permissions: [],
  })
  return signedIn({ access_token: token, token_type: 'Bearer', expires_in: 300 }, new Cookies())
}

/** Whether a session of the portal still opens its person. */
export async function opensPerson(world: World, { claims }: SignedIn): Promise<boolean> {
  const { rows } = await world.owner.query<{ opens: boolean }>(
    `select a.epoch = $3 and f.ended_at is null and omsorg.portal_block(a.id, $2, current_date) is null
       and exists (select from omsorg.crp_account_recipient link
                   where link.crp_account_id = a.id and link.care_recipient_id = $2) as opens
     from omsorg.crp_family f join omsorg.crp_account a on a.id = f.crp_account_id where f.id = $1`,
    [claims.sid, Number(claims.act), claims.epo],
  )
  return rows[0]?.opens ?? false
}

/** Whoever holds the account of the person at home. */
export async function holderAtHome(world: World): Promise<SignedIn> {
  const { id } = world.care.ordinary
  return openHolder(world, await portalAccountOf(world, { careRecipientId: id }), id)
}
