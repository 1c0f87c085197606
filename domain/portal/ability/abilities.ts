import type { OpenBlock, OrderBlock, RenewBlock, WriteBlock } from './portal-blocks.ts'

export interface Ability<Reason extends string> {
  readonly allowed: boolean
  readonly reason: Reason | null
}

/** What client and care place let holders of portal accounts do, and what is said of one person. */
export interface PortalSwitches {
  readonly ordering: boolean
  readonly renewal: boolean
  readonly diary: boolean
  readonly stock: boolean
  readonly throughPlace: boolean
}

function ability<Reason extends string>(reason: Reason | null): Ability<Reason> {
  return { allowed: reason === null, reason }
}

/** Of a person who is open: what the settings allow. What each product allows is asked where it is shown. */
export function portalAbilities({ ordering, renewal, diary, stock, throughPlace }: PortalSwitches): {
  readonly order: Ability<OrderBlock>
  readonly renew: Ability<RenewBlock>
  readonly diary: Ability<WriteBlock>
  readonly stock: Ability<WriteBlock>
} {
  return {
    order: ability<OrderBlock>(ordering ? (throughPlace ? 'through-the-place' : null) : 'ordering-off'),
    renew: ability<RenewBlock>(renewal ? null : 'renewal-off'),
    diary: ability<WriteBlock>(diary ? null : 'switched-off'),
    stock: ability<WriteBlock>(stock ? null : 'switched-off'),
  }
}

/** Nothing opens of whom a block is told. */
export function openAbility(block: OpenBlock | null): Ability<OpenBlock> {
  return ability(block)
}
