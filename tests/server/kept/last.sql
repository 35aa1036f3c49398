BEGIN TRANSACTION;
CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    password TEXT NOT NULL
) STRICT;
CREATE TABLE asleep (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL
) STRICT;
INSERT INTO "keys" VALUES('ebe98aeddc1fc1198175a32217d1e7187629fb7718d422020f0d6d43a127b4f8','fA4FiLs6EkIk',0);
INSERT INTO "keys" VALUES('a3f02570a963e4371822309f9d39fda18e7f8c378bf8c0c919f1ed30c9c7d7f8','fA4FiLs6EkIk',1);
INSERT INTO "keys" VALUES('1386dcaf2e518aa052dff6090677b67b5086e25d046c7c1637c049b74dcf0036','fA4FiLs6EkIk',2);
INSERT INTO "keys" VALUES('548e13ebb02a20cda034256a0d2aa04863f65fe3c97422c6b262c24ff456c551','fA4FiLs6EkIk',-1);
INSERT INTO "keys" VALUES('acc9d2dbe207a51c0a461a90fecf47ab4a9ec5864ceb4324fe79784efa5ef681','cAd0NMscT1v5',0);
INSERT INTO "keys" VALUES('c403239f1827c28d2c39ad354eb03eb63bc0dfe9775ae5f511f7db77b512ca09','cAd0NMscT1v5',1);
INSERT INTO "keys" VALUES('3e6fc7d8e42a08cd78e676b82de9144b3d8f97135ad371b4b432ca8960972c47','cAd0NMscT1v5',2);
INSERT INTO "keys" VALUES('547db66fc2cf1688573e75dd6b94e48636dece7fd33c64d6d9f04776d9ab11ef','cAd0NMscT1v5',-1);
CREATE TABLE lines (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    seat INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES('cAd0NMscT1v5',0,'*: roll 2',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',1,'*: roll 2',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',2,'*: roll 4',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',3,'seat3: gang chicago-outfit',1700000000.0,2,'a1');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',4,'seat1: gang saltis-mcerlane',1700000000.0,0,'a1');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',5,'seat2: gang sheldon',1700000000.0,1,'a1');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',6,'sheldon: start ralph-sheldon+frank-carpenter',1700000000.0,1,'a2');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',7,'chicago-outfit: start murray-humphreys+jack-mcgurn+tony-accardo',1700000000.0,2,'a2');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',8,'saltis-mcerlane: start frank-mcerlane+john-oberta+frank-koncil',1700000000.0,0,'a2');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',9,'*: draw union-stock-yards',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',10,'*: draw lakeshore-boathouse',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',11,'*: draw charity-ball',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',12,'sheldon: recruit',1700000000.0,1,'a3');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',13,'chicago-outfit: move clubhouse city-hall murray-humphreys+1r',1700000000.0,2,'a3');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',14,'saltis-mcerlane: order',1700000000.0,0,'a3');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',15,'saltis-mcerlane: use 0',1700000000.0,0,'a4');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',16,'sheldon: move clubhouse gun-factory ralph-sheldon+frank-carpenter+2r',1700000000.0,1,'a4');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',17,'chicago-outfit: move clubhouse union-stock-yards jack-mcgurn',1700000000.0,2,'a4');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',18,'saltis-mcerlane: recruit',1700000000.0,0,'a5');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',19,'sheldon: move gun-factory city-hall ralph-sheldon+2r',1700000000.0,1,'a5');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',20,'chicago-outfit: move union-stock-yards clubhouse jack-mcgurn',1700000000.0,2,'a5');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',21,'saltis-mcerlane: promote clubhouse joe-saltis',1700000000.0,0,'a6');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',22,'sheldon: move gun-factory clubhouse frank-carpenter',1700000000.0,1,'a6');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',23,'chicago-outfit: move city-hall clubhouse 1r',1700000000.0,2,'a6');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',24,'saltis-mcerlane: sit',1700000000.0,0,'a7');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',25,'sheldon: recruit',1700000000.0,1,'a7');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',26,'chicago-outfit: move clubhouse city-hospital jack-mcgurn+tony-accardo+2r',1700000000.0,2,'a7');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',27,'saltis-mcerlane: move clubhouse lakeshore-boathouse joe-saltis+1r',1700000000.0,0,'a8');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',28,'sheldon: sit',1700000000.0,1,'a8');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',29,'chicago-outfit: sit',1700000000.0,2,'a8');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',30,'saltis-mcerlane: promote lakeshore-boathouse charles-hubacek',1700000000.0,0,'a9');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',31,'chicago-outfit: sit',1700000000.0,2,'a9');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',32,'chicago-outfit: market 0',1700000000.0,2,'a10');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',33,'saltis-mcerlane: market 2',1700000000.0,0,'a10');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',34,'sheldon: market 1',1700000000.0,1,'a9');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',35,'*: draw four-deuces',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',36,'*: draw freight-yard',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',37,'*: draw crackdown',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',38,'*: draw back-alley-doctor',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',39,'sheldon: promote clubhouse joseph-brooks',1700000000.0,1,'a10');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',40,'chicago-outfit: promote city-hospital frank-nitti',1700000000.0,2,'a11');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',41,'saltis-mcerlane: exploit lakeshore-boathouse',1700000000.0,0,'a11');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',42,'saltis-mcerlane: no',1700000000.0,0,'a12');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',43,'sheldon: promote clubhouse william-mcpadden',1700000000.0,1,'a11');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',44,'chicago-outfit: fight city-hall',1700000000.0,2,'a12');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',45,'sheldon: enough',1700000000.0,1,'a12');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',46,'chicago-outfit: backup city-hospital tony-accardo',1700000000.0,2,'a13');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',47,'*: roll 4',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',48,'*: roll 6',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',49,'chicago-outfit: yes',1700000000.0,2,'a14');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',50,'saltis-mcerlane: sit',1700000000.0,0,'a13');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',51,'sheldon: recruit',1700000000.0,1,'a13');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',52,'chicago-outfit: move city-hall city-hospital murray-humphreys',1700000000.0,2,'a15');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',53,'saltis-mcerlane: recruit',1700000000.0,0,'a14');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',54,'sheldon: move clubhouse city-hospital ralph-sheldon+frank-carpenter+joseph-brooks',1700000000.0,1,'a14');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',55,'chicago-outfit: promote city-hospital al-capone',1700000000.0,2,'a16');
INSERT INTO "lines" VALUES('cAd0NMscT1v5',56,'saltis-mcerlane: move clubhouse four-deuces john-oberta+frank-koncil+1r',1700000000.0,0,'a15');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',0,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',1,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',2,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',3,'*: roll 2',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',4,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',5,'*: roll 1',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',6,'seat2: gang calaveras',1700000000.0,1,'a1');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',7,'seat3: gang mayans',1700000000.0,2,'a1');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',8,'seat1: gang samcro',1700000000.0,0,'a1');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',9,'samcro: side unleaded',1700000000.0,0,'a2');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',10,'calaveras: side unleaded',1700000000.0,1,'a2');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',11,'mayans: side octane',1700000000.0,2,'a2');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',12,'*: draw rusty-spoke',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',13,'*: draw last-mile-roadhouse',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',14,'*: draw toy-run',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',15,'samcro: move clubhouse police-station 2m',1700000000.0,0,'a3');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',16,'calaveras: sit',1700000000.0,1,'a3');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',17,'mayans: move clubhouse cut-bag-op 3r',1700000000.0,2,'a3');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',18,'samcro: sit',1700000000.0,0,'a4');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',19,'calaveras: move clubhouse police-station 1m',1700000000.0,1,'a4');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',20,'mayans: move cut-bag-op toy-run 1r',1700000000.0,2,'a4');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',21,'samcro: move clubhouse toy-run 1r',1700000000.0,0,'a5');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',22,'calaveras: move police-station clubhouse 1m',1700000000.0,1,'a5');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',23,'mayans: promote cut-bag-op 1m',1700000000.0,2,'a5');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',24,'samcro: move toy-run clubhouse 1r',1700000000.0,0,'a6');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',25,'calaveras: recruit',1700000000.0,1,'a6');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',26,'mayans: move clubhouse cut-bag-op 2m',1700000000.0,2,'a6');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',27,'samcro: move police-station clubhouse 2m',1700000000.0,0,'a7');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',28,'calaveras: move clubhouse last-mile-roadhouse 1m4r',1700000000.0,1,'a7');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',29,'mayans: move cut-bag-op gun-factory 1r',1700000000.0,2,'a7');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',30,'calaveras: market 2',1700000000.0,1,'a8');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',31,'mayans: market 0',1700000000.0,2,'a8');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',32,'samcro: market 1',1700000000.0,0,'a8');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',33,'*: draw permanent-record',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',34,'*: draw full-throttle-garage',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',35,'*: draw sheriffs-holiday',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',36,'*: draw bar-rules',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',37,'samcro: promote clubhouse 1m',1700000000.0,0,'a9');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',38,'calaveras: recruit',1700000000.0,1,'a9');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',39,'mayans: exploit cut-bag-op',1700000000.0,2,'a9');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',40,'mayans: use 2',1700000000.0,2,'a10');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',41,'samcro: sit',1700000000.0,0,'a10');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',42,'calaveras: sit',1700000000.0,1,'a10');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',43,'mayans: move gun-factory last-mile-roadhouse 1r',1700000000.0,2,'a11');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',44,'samcro: move clubhouse gun-factory 2m',1700000000.0,0,'a11');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',45,'calaveras: promote last-mile-roadhouse 1m',1700000000.0,1,'a11');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',46,'mayans: promote clubhouse 1m',1700000000.0,2,'a12');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',47,'samcro: sit',1700000000.0,0,'a12');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',48,'calaveras: fight last-mile-roadhouse',1700000000.0,1,'a12');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',49,'calaveras: enough',1700000000.0,1,'a13');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',50,'mayans: enough',1700000000.0,2,'a13');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',51,'*: roll 5',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',52,'*: roll 6',1700000000.0,-1,'');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',53,'calaveras: no',1700000000.0,1,'a14');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',54,'mayans: sit',1700000000.0,2,'a14');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',55,'samcro: move gun-factory permanent-record 1m',1700000000.0,0,'a13');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',56,'calaveras: promote clubhouse 1m',1700000000.0,1,'a15');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',57,'mayans: sit',1700000000.0,2,'a15');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',58,'mayans: move cut-bag-op rusty-spoke 1m',1700000000.0,2,'a16');
INSERT INTO "lines" VALUES('fA4FiLs6EkIk',59,'samcro: market 1',1700000000.0,0,'a14');
CREATE TABLE owners (
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (account, game, seat)
) STRICT;
CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    handle TEXT NOT NULL,
    rp TEXT NOT NULL,
    name TEXT NOT NULL,
    credential TEXT NOT NULL UNIQUE,
    data TEXT NOT NULL,
    counter INTEGER NOT NULL,
    created REAL NOT NULL,
    used REAL
) STRICT;
CREATE TABLE push_devices (
    endpoint TEXT PRIMARY KEY,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL,
    session TEXT REFERENCES sessions(hash) ON DELETE SET NULL,
    failures INTEGER NOT NULL
) STRICT;
CREATE TABLE push_seats (
    endpoint TEXT NOT NULL REFERENCES push_devices(endpoint) ON DELETE CASCADE,
    key TEXT NOT NULL REFERENCES keys(hash) ON DELETE CASCADE,
    PRIMARY KEY (endpoint, key)
) STRICT;
CREATE TABLE rematches (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    after TEXT NOT NULL
) STRICT;
CREATE TABLE results (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    entropy TEXT NOT NULL,
    caretaker INTEGER NOT NULL DEFAULT 0,
    lang TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat)
) STRICT;
INSERT INTO "seats" VALUES('fA4FiLs6EkIk',0,'human','Ann','','00000000000000000000000000000000',0,'');
INSERT INTO "seats" VALUES('fA4FiLs6EkIk',1,'human','Bob','','00000000000000000000000000000001',0,'');
INSERT INTO "seats" VALUES('fA4FiLs6EkIk',2,'human','Cleo','','00000000000000000000000000000002',0,'');
INSERT INTO "seats" VALUES('cAd0NMscT1v5',0,'human','Ann','','00000000000000000000000000000000',0,'');
INSERT INTO "seats" VALUES('cAd0NMscT1v5',1,'human','Bob','','00000000000000000000000000000001',0,'');
INSERT INTO "seats" VALUES('cAd0NMscT1v5',2,'human','Cleo','','00000000000000000000000000000002',0,'');
CREATE TABLE seeds (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    seed TEXT NOT NULL
) STRICT;
INSERT INTO "seeds" VALUES('fA4FiLs6EkIk','0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "seeds" VALUES('cAd0NMscT1v5','0000000000000000000000000000000000000000000000000000000000000001');
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    until REAL NOT NULL
) STRICT;
CREATE TABLE shared (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created REAL NOT NULL,
    state TEXT NOT NULL,
    plan TEXT NOT NULL,
    commitment TEXT NOT NULL,
    started REAL NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "tables" VALUES('fA4FiLs6EkIk',1700000000.0,'running','{"game":"mayhem","options":{},"packs":["@PACK@"],"open_deals":false,"pace":{"kind":"live","seconds":null},"spectators":"plain","lang":"en","caretaker":"thug","pack":"mine","content":"94e5bf3f402b6ce4990f21414852174470f6997a50018f9f3039b9e606a4144e","rules":"2","dice":"2","coach":false,"lesson":"","guided":true}','66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',1700000000.0);
INSERT INTO "tables" VALUES('cAd0NMscT1v5',1700000000.0,'running','{"game":"wise-guys","options":{},"packs":[],"open_deals":false,"pace":{"kind":"live","seconds":null},"spectators":"plain","lang":"en","caretaker":"thug","pack":"","content":"bb09baac1773d2402577cda1e67be20dc154b83c1e5605f96ff72385352e82fc","rules":"2","dice":"2","coach":false,"lesson":"","guided":true}','ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5',1700000000.0);
CREATE TABLE vapid (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL
) STRICT;
CREATE TABLE votes (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    PRIMARY KEY (game, seat, voter)
) STRICT;
CREATE INDEX keys_by_game ON keys (game);
CREATE INDEX passkeys_by_account ON passkeys (account);
CREATE INDEX push_devices_by_session ON push_devices (session);
CREATE INDEX push_seats_by_key ON push_seats (key);
DELETE FROM "sqlite_sequence";
COMMIT;
