/** One of the calls that were agreed before there was a contract, as written. `{}` is a path parameter. */
export interface SpecifiedCall {
  host: 'main' | 'uploads';
  method: string;
  path: string;
  query: readonly string[];
  body: readonly string[];
}

/** `METHOD /path?query,names body: field, names`. */
function read(host: SpecifiedCall['host'], line: string): SpecifiedCall {
  const [call = '', fields = ''] = line.split(' body: ');
  const [method = '', target = ''] = call.split(' ');
  const [path = '', query = ''] = target.split('?');
  const names = (text: string) => text.split(/[,\s]+/).filter((name) => name !== '');
  return { host, method, path: path.replaceAll(/\{\w+\}/g, '{}'), query: names(query), body: names(fields) };
}

const MAIN = `
POST /auth/users/login
GET /auth/users/jwt/refresh
POST /users
GET /users/{id}
PUT /users/{id}/logOut
PUT /users/{id}/phone
PUT /users/{id}/accountName
POST /users/{id}/acceptTermsAndCondition
POST /users/{id}/acceptRegenReward
PUT /users/{id}/updateGamingBarStatus
GET /users/storeLabelSearch?search
POST /users/forgotPassword
GET /users/validateToken/{token}
POST /users/resetPassword/{token} body: password
POST /users/resetPassword/{id} body: password, isToken
GET /users/{id}/locations
POST /users/{id}/locations
PUT /users/{id}/locations/{locationId}
DELETE /users/{id}/locations/{locationId}
GET /users/address/{id}
POST /users/address/{userId}
PUT /users/address/{userId}
PUT /users/defaultAddress/{userId}
DELETE /users/{userId}/address/{addressId}
GET /shippingMethods/{id}
POST /shippingMethods/{id}/byAddress
GET /users/{id}/favorite
PUT /users/{id}/favorite/{sku}
DELETE /users/{id}/favorite/{sku}
GET /users/{id}/rewards/info/{timezone}?year
GET /users/rewardPoints/{id}/course/{courseId}
GET /cart/{cartOrUser}?showTaxes,returnToCart
GET /cart/{id}/{x}
PUT /cart/{id} body: admUserEmail, admRole
PUT /cart/{id}/freeitem
DELETE /cart/{id}/freeitem
GET /user/{id}/order?page,perPage,order,year
GET /user/{id}/order/{orderId}
POST /order/{id}
POST /course/register/{id}
POST /course/register/guest
GET /user/{id}/courseId/{courseId}
GET /product/{sku}?userId
GET /products/{userId}?page
GET /products/category
GET /products/category/{userId}
GET /products/concerns
GET /products/concerns/{userId}
POST /products/ids body: ids, userId
GET /product/images?sku
GET /products/?search
POST /notify
POST /unsubscribe?email,sku
GET /page/content/{x}
GET /pages/{x}
GET /retailLocations
GET /faqs
GET /users/{id}/retailClients
GET /retailClients/{clientId}
GET /retailClients/{clientId}/orders?year
GET /retailClients/orders?year
GET /client/search?search
POST /client
GET /recommendations/{userId}?page,perPage
GET /recommendations/{userId}/bundle/{bundleId}
GET /recommendations/{x}/userId/{userId}
POST /recommendations/{userId} body: bundleName, items, instructions, file
PUT /recommendations/{userId}/bundle/{bundleId} body: bundleName, items, instructions, file
DELETE /recommendations/{userId}/bundle/{bundleId}
DELETE /recommendations/{userId}/bundle/{id}/file
GET /recommendations/{userId}/search/{term}
GET /recommendations/user/{userId}/report/{x}
GET /recommendations/user/{userId}
PUT /recommendations/{token} body: token
GET /admin/bundle/{id}/user/{userId}
GET /users/storeLabel/{x}
GET /user/{id}/topProducts?days,limit
GET /user/{id}/weeklySale?week
POST /accounts/{id}/storeLabels
GET /accounts/{id}/storeLabels
PUT /accounts/{id}/storeLabels
POST /messageCenter/send
GET /users/message/{id}?perPage,page
GET /messages/users
POST /message/block/{accountId} body: information, reason
POST /message/unblock/{id}
POST /messages/{id}/read
`;

const UPLOADS = `
POST /storeLabels/{id}
GET /storeLabels/{id}
DELETE /storeLabels/{id}
`;

const lines = (text: string) => text.trim().split('\n');

/** The agreed calls. That of the account had no path, so it is not in this list. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  ...lines(MAIN).map((line) => read('main', line)),
  ...lines(UPLOADS).map((line) => read('uploads', line)),
];
