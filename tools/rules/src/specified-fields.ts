/** What a call was agreed to contain, before there was a contract. */
export interface SpecifiedFields {
  host: 'main';
  method: string;
  path: string;
  part: 'gives' | 'takes';
  /** Where in the body: names of fields, and `[]` for the entries of a list. */
  place: readonly string[];
  fields: readonly string[];
}

/** `METHOD /path gives place.of[]: field, names`. */
function read(line: string): SpecifiedFields {
  const parts = /^(\S+) (\S+) (gives|takes)(?: (\S+))?: (.+)$/.exec(line);
  if (!parts) throw new Error(`Not a line of agreed fields: ${line}`);
  const [, method = '', path = '', part, place = '', names = ''] = parts;
  return {
    host: 'main',
    method,
    path: path.replaceAll(/\{\w+\}/g, '{}'),
    part: part === 'takes' ? 'takes' : 'gives',
    place: place
      .replaceAll('[]', '.[]')
      .split('.')
      .filter((step) => step !== ''),
    fields: names.split(', '),
  };
}

const USER =
  'id, accountId, firstName, lastName, email, phone, accountType, rewardsTier, smsOptIn, site, countryCode, selfSignUp, discountModel, tier, exemptForReward, hasRetailStore';

const FIELDS = `
POST /auth/users/login gives: jwt, ${USER}
GET /auth/users/jwt/refresh gives: jwt, ${USER}
POST /users gives: jwt, user
POST /users gives user: ${USER}
GET /users/{id} gives: ${USER}
GET /account gives: accountId, accountName, users
GET /account gives users[]: ${USER}
GET /cart/{id} gives: items, totalAmountWithoutTax, totalDiscount, couponCode, orderTotal
GET /cart/{id} gives items[]: sku, shortName, skuType, quantity, discountedAmount, discountAmount, hasDiscount, discountType, discountId, isRecommended
GET /cart/{id} gives orderTotal: subtotal, shipping, taxes, rewardsPointsDiscount, chargeId
GET /user/{id}/order/{orderId} gives orderTotal: subtotal, shipping, taxes, rewardsPointsDiscount, chargeId
GET /products/{userId} gives: currentPage, totalPages
GET /recommendations/{userId}/bundle/{bundleId} gives: bundleName, items, instructions, file
POST /recommendations/{userId} takes: bundleName, items, instructions, file
GET /accounts/{id}/storeLabels gives: storeLabel, accountId
POST /accounts/{id}/storeLabels takes: storeLabel
PUT /accounts/{id}/storeLabels takes: storeLabel, newStoreLabel
GET /messages/users gives: users, totalCount
GET /messages/users gives users[]: messageId, unreadCount, lastMessage, lastMessageAt, messages
GET /messages/users gives users[].messages.response[]: message, messageSent, unreadCount
GET /users/message/{id} gives messages.response[]: message, messageSent, unreadCount
POST /message/block/{accountId} takes: information, reason
GET /users/{id}/rewards/info/{timezone} gives: year
`;

export const specifiedFields: readonly SpecifiedFields[] = FIELDS.trim().split('\n').map(read);
