// @ts-check
// The organisation's own directory: in a real one, its database. Everybody in it is made up.

/**
 * @typedef {object} OrganisationMember
 * @property {string} id the organisation's own stable id: the Service calls it `externalUserID`
 * @property {string} name
 * @property {string} email where the concierge answers a member who asks for e-mail
 * @property {string} tier flows into what the Service lets a member have
 * @property {string} note what the sign-in page says of this demonstration's member
 */

/** @type {readonly OrganisationMember[]} */
export const members = [
  {
    id: 'member-fresh',
    name: 'Noor Idris',
    email: 'noor.idris@example.com',
    tier: 'CLASSIC',
    note: 'New here, with points to spend',
  },
  {
    id: 'member-with-history',
    name: 'Ines Marlow',
    email: 'ines.marlow@example.com',
    tier: 'GOLD',
    note: 'Has been to a few things already',
  },
  {
    id: 'member-with-old-terms',
    name: 'Mira Castellan',
    email: 'mira.castellan@example.com',
    tier: 'GOLD',
    note: 'Accepted an earlier version of the terms',
  },
  {
    id: 'member-with-few-points',
    name: 'Teo Lindqvist',
    email: 'teo.lindqvist@example.com',
    tier: 'CLASSIC',
    note: 'Has fewer points than anything costs',
  },
]

/** @param {unknown} id */
export const findMember = (id) => members.find((member) => member.id === id)
