import { listAppRegistrations } from './app-registration/list-app-registrations.ts'
import { createAppRegistration } from './app-registration/create-app-registration.ts'
import { deleteAppRegistration } from './app-registration/delete-app-registration.ts'
import { listAvailablePermissions } from './app-registration/list-available-permissions.ts'
import { saveAppPermissions } from './app-registration/save-app-permissions.ts'
import { readAppPermissions } from './app-registration/read-app-permissions.ts'
import { askAccount } from './account-request/ask-account.ts'
import { confirmAccountRequest } from './account-request/confirm-account-request.ts'
import { listAccountRequests } from './account-request/list-account-requests.ts'
import { approveAccountRequest } from './account-request/approve-account-request.ts'
import { refuseAccountRequest } from './account-request/refuse-account-request.ts'
import { searchUsers } from './user/search-users.ts'
import { readUser } from './user/read-user.ts'
import { createUser } from './user/create-user.ts'
import { updateUser } from './user/update-user.ts'
import { readUserOverview } from './user/read-user-overview.ts'
import { listClientUsers } from './user-list/list-client-users.ts'
import { exportUnitUsers } from './user-list/export-unit-users.ts'
import { searchUnitUsers } from './user-list/search-unit-users.ts'
import { listNodeUsers } from './user-list/list-node-users.ts'
import { listUserClients } from './user-list/list-user-clients.ts'
import { listUserEvents } from './user/list-user-events.ts'
import { beginCardSignIn } from './card/begin-card-sign-in.ts'
import { completeCardSignIn } from './card/complete-card-sign-in.ts'
import { readDirectoryScopes } from './directory/read-directory-scopes.ts'
import { signInByDirectory } from './directory/sign-in-by-directory.ts'
import { listImpersonations } from './impersonation/list-impersonations.ts'
import { readImpersonation } from './impersonation/read-impersonation.ts'
import { beginApp } from './second-factor/begin-app.ts'
import { beginFirstApp } from './second-factor/begin-first-app.ts'
import { confirmApp } from './second-factor/confirm-app.ts'
import { listSecondFactors } from './second-factor/list-second-factors.ts'
import { makeRecoveryCodes } from './second-factor/make-recovery-codes.ts'
import { readSecondStep } from './second-factor/read-second-step.ts'
import { removeSecondFactor } from './second-factor/remove-second-factor.ts'
import { sendCode } from './second-factor/send-code.ts'
import { issueToken } from './token/issue-token.ts'
import { revokeToken } from './token/revoke-token.ts'
import { readPasswordLink } from './password/read-password-link.ts'
import { requestReset } from './password/request-reset.ts'
import { requestResetByPath } from './password/request-reset-by-path.ts'
import { resetPassword } from './password/reset-password.ts'
import { setPassword } from './password/set-password.ts'
import { readMethods } from './method/read-methods.ts'
import { saveMethods } from './method/save-methods.ts'
import { saveMethodsByBody } from './method/save-methods-by-body.ts'
import { setPasswordOfUser } from './method/set-password-of-user.ts'
import { setPhone } from './method/set-phone.ts'
import { setEmail } from './method/set-email.ts'
import { setDirectoryName } from './method/set-directory-name.ts'
import { setSithsNumber } from './method/set-siths-number.ts'
import { setUserName } from './method/set-user-name.ts'
import { readProviderSettings } from './method/read-provider-settings.ts'
import { saveProviderSettings } from './method/save-provider-settings.ts'
import { sendWelcomeEmail } from './user/send-welcome-email.ts'
import { unlockUser } from './user/unlock-user.ts'
import { updateStatus } from './user/update-status.ts'
import { userNameExists } from './user/user-name-exists.ts'
import { directoryNameExists } from './user/directory-name-exists.ts'
import { emailExists } from './user/email-exists.ts'
import { emailExistsByPath } from './user/email-exists-by-path.ts'
import { readMembership } from './membership/read-membership.ts'
import { readClientMembership } from './membership/read-client-membership.ts'
import { setDefaultCarePlace } from './care-place/set-default-care-place.ts'
import { listSessions } from './security/list-sessions.ts'
import { endSession } from './security/end-session.ts'
import { endOtherSessions } from './security/end-other-sessions.ts'
import { listOwnEvents } from './security/list-own-events.ts'
import { confirmIdentity } from './security/confirm-identity.ts'
import { addPasskey } from './passkey/add-passkey.ts'
import { beginPasskey } from './passkey/begin-passkey.ts'
import { challengePasskey } from './passkey/challenge-passkey.ts'
import { renamePasskey } from './passkey/rename-passkey.ts'
import { listAvailableRoles } from './role/list-available-roles.ts'
import { listRolesOfClient } from './role/list-roles-of-client.ts'
import { saveAvailableRoles } from './role/save-available-roles.ts'
import { listOperatorRoles } from './role/list-operator-roles.ts'
import { assignRoles } from './role/assign-roles.ts'
import { assignRolesAtNode } from './role/assign-roles-at-node.ts'
import { removeRoles } from './role/remove-roles.ts'
import { listRolesOfUser } from './role/list-roles-of-user.ts'
import { listAssignedRoles } from './role/list-assigned-roles.ts'
import { listEffectiveRoles } from './role/list-effective-roles.ts'
import { readUserRoles } from './role/read-user-roles.ts'
import { explainPermissions } from './role/explain-permissions.ts'
import { readRoleRemoval } from './role/read-role-removal.ts'
import { readAvailableRoles } from './role/read-available-roles.ts'
import { listRoleHolders } from './role/list-role-holders.ts'
import { confirmRoles } from './role-term/confirm-roles.ts'
import { listRoleTerms } from './role-term/list-role-terms.ts'
import { setRoleTerm } from './role-term/set-role-term.ts'
import { searchOperators } from './operator/search-operators.ts'
import { readOperator } from './operator/read-operator.ts'
import { createOperator } from './operator/create-operator.ts'
import { updateOperator } from './operator/update-operator.ts'
import { readUserNumbers } from './invoice-area/read-user-numbers.ts'
import { assignInvoiceAreas } from './invoice-area/assign-invoice-areas.ts'

import { listPortalDevices } from './portal-device/list-portal-devices.ts'
import { signOutOtherPortalDevices } from './portal-device/sign-out-other-portal-devices.ts'
import { signOutPortalDevice } from './portal-device/sign-out-portal-device.ts'
import { listPortalPasskeys } from './portal-passkey/list-portal-passkeys.ts'
import { beginPortalPasskey } from './portal-passkey/begin-portal-passkey.ts'
import { addPortalPasskey } from './portal-passkey/add-portal-passkey.ts'
import { renamePortalPasskey } from './portal-passkey/rename-portal-passkey.ts'
import { removePortalPasskey } from './portal-passkey/remove-portal-passkey.ts'
import { askPortalCode } from './portal/ask-portal-code.ts'
import { beginPortalEid } from './portal/begin-portal-eid.ts'
import { listPortalEids } from './portal/list-portal-eids.ts'
import { readPortalLink } from './portal/read-portal-link.ts'

export const signInEndpoints = {
  askPortalCode,
  beginPortalEid,
  listPortalEids,
  readPortalLink,
  listPortalDevices,
  signOutPortalDevice,
  signOutOtherPortalDevices,
  listPortalPasskeys,
  beginPortalPasskey,
  addPortalPasskey,
  renamePortalPasskey,
  removePortalPasskey,
  issueToken,
  revokeToken,
  readMembership,
  readClientMembership,
  setDefaultCarePlace,
  readImpersonation,
  listImpersonations,
  requestReset,
  requestResetByPath,
  readPasswordLink,
  resetPassword,
  setPassword,
  searchUsers,
  readUser,
  createUser,
  updateUser,
  readUserOverview,
  listClientUsers,
  listNodeUsers,
  searchUnitUsers,
  exportUnitUsers,
  listUserClients,
  listUserEvents,
  listSessions,
  endSession,
  endOtherSessions,
  listOwnEvents,
  confirmIdentity,
  beginCardSignIn,
  completeCardSignIn,
  readDirectoryScopes,
  signInByDirectory,
  readMethods,
  saveMethods,
  saveMethodsByBody,
  setPasswordOfUser,
  setPhone,
  setEmail,
  setDirectoryName,
  setSithsNumber,
  setUserName,
  readProviderSettings,
  saveProviderSettings,
  sendWelcomeEmail,
  unlockUser,
  updateStatus,
  userNameExists,
  directoryNameExists,
  emailExists,
  emailExistsByPath,
  listAppRegistrations,
  createAppRegistration,
  deleteAppRegistration,
  listAvailablePermissions,
  saveAppPermissions,
  readAppPermissions,
  readSecondStep,
  sendCode,
  beginFirstApp,
  beginApp,
  confirmApp,
  makeRecoveryCodes,
  listSecondFactors,
  removeSecondFactor,
  beginPasskey,
  addPasskey,
  renamePasskey,
  challengePasskey,
  listAvailableRoles,
  listRolesOfClient,
  saveAvailableRoles,
  listOperatorRoles,
  assignRoles,
  assignRolesAtNode,
  removeRoles,
  listRolesOfUser,
  listAssignedRoles,
  listEffectiveRoles,
  readUserRoles,
  explainPermissions,
  readRoleRemoval,
  readAvailableRoles,
  listRoleHolders,
  searchOperators,
  readOperator,
  createOperator,
  updateOperator,
  askAccount,
  confirmAccountRequest,
  listAccountRequests,
  approveAccountRequest,
  refuseAccountRequest,
  readUserNumbers,
  assignInvoiceAreas,
  listRoleTerms,
  confirmRoles,
  setRoleTerm,
}
