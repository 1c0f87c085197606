/** The directory of an organisation, such as Entra ID: its people sign in there, in a window, and bring us a token of it. */
export interface Directory {
  /** What the browser needs to open the window. */
  readonly window: DirectoryWindow
  /** The tenants whose people may be operators of ours. */
  readonly operatorTenants: readonly string[]
  /**
   * Whose token it is; null for any that is not one for us, whatever is wrong with it. Only the keys of tenants that are
   * admitted are asked for. Throws DirectoryUnavailable when they cannot be had. Never called between begin and commit.
   */
  check(
    token: string,
    given: { readonly tenants: readonly string[]; readonly now: Date },
  ): Promise<DirectoryPerson | null>
}

export interface DirectoryWindow {
  readonly authority: string
  readonly clientId: string
  readonly scopes: readonly string[]
}

export interface DirectoryPerson {
  /** Both in small letters; together they are the person for ever. */
  readonly tenant: string
  readonly objectId: string
  /** What the tenant calls the person today; null for its guests, whom another tenant has named. */
  readonly userName: string | null
}

/** The keys of the directory cannot be had, so nobody knows whose the token is. */
export class DirectoryUnavailable extends Error {
  override readonly name = 'DirectoryUnavailable'
}
