import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { type RouteName, pathTo } from './paths.ts'

interface OpenOptions {
  readonly replace?: boolean
}

type OpenAddress = (address: string, options?: OpenOptions) => Promise<void>

let opener: OpenAddress = async (address) => location.assign(address)

/** Names who opens addresses: the router, or the door while no router is loaded yet. */
export function navigateBy(open: OpenAddress): void {
  opener = open
}

/** The same address in the words of whoever is signed in: customer service has its own for the pages of a person. */
let addressHere = (address: string): string => address

export function writeAddressesBy(write: (address: string) => string): void {
  addressHere = write
}

/** Opens an address of ours that is already written. */
export const openAddress: OpenAddress = (address, options) => opener(addressHere(address), options)

/** Rewrites the query of the page at `pathname`. Whoever is on the way to another page is not called back. */
export async function rewriteQuery(pathname: string, query: string): Promise<void> {
  if (location.pathname === pathname) await openAddress(pathname + query, { replace: true })
}

/** Goes to a route by its name: `go('OrderOverview', { customerOrderId })`. */
export function go<Name extends RouteName>(...to: Parameters<typeof pathTo<Name>>): Promise<void> {
  return openAddress(pathTo(...to))
}

interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
}

/** A link inside the application: `<RouteLink to={pathTo('CareRecipient', { careRecipientId })}>`. */
export function RouteLink({ to, onClick, ...rest }: RouteLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openAddress(to)
  }

  return <a {...rest} href={addressHere(to)} onClick={follow} />
}
